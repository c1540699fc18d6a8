import { staffSuite } from './staffSuite'

staffSuite('SQLite (embedded)', undefined)
