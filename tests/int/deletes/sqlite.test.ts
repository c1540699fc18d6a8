import { deleteSuite } from './deleteSuite'

deleteSuite('SQLite (embedded)', undefined)
