import { syncSuite } from './syncSuite'

syncSuite('SQLite (embedded)', undefined)
