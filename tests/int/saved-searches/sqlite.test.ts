import { alertSuite } from './alertSuite'

alertSuite('SQLite (embedded)', undefined)
