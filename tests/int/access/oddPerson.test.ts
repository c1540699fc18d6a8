import { oddPersonSuite } from './oddPersonSuite'

oddPersonSuite('SQLite (embedded)')
