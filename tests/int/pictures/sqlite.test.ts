import { pictureSuite } from './suite'

pictureSuite('SQLite (embedded)', undefined)
