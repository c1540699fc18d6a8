import { ownerHistorySuite } from './ownerHistorySuite'

ownerHistorySuite('SQLite (embedded)')
