import { sharingSuite } from './sharingSuite'

sharingSuite('SQLite (embedded)', undefined)
