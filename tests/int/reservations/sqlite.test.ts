import { reserveSuite } from './reserveSuite'

reserveSuite('SQLite (embedded)', undefined)
