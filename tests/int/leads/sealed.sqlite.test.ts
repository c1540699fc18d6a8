import { sealedSuite } from './sealedSuite'

sealedSuite('SQLite (embedded)', undefined)
