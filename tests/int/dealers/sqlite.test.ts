import { removeSuite } from './removeSuite'

removeSuite('SQLite (embedded)', undefined)
