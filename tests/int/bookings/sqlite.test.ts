import { bookingSuite } from './bookingSuite'

bookingSuite('SQLite (embedded)', undefined)
