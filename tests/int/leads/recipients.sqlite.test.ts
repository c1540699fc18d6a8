import { recipientSuite } from './recipientSuite'

recipientSuite('SQLite (embedded)', undefined)
