import { settingsOfTwoSuite } from './settingsOfTwoSuite'

settingsOfTwoSuite('SQLite (embedded)')
