import { tradeSuite } from './tradeSuite'

tradeSuite('SQLite (embedded)', undefined)
