import { deliverySuite } from './deliverySuite'

deliverySuite('SQLite (embedded)', undefined)
