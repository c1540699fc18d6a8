import { shopperSuite } from './shopperSuite'

shopperSuite('SQLite (embedded)', undefined)
