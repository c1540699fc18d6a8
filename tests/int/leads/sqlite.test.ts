import { leadSuite } from './leadSuite'

leadSuite('SQLite (embedded)', undefined)
