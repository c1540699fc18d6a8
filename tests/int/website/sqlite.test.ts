import { websiteSuite } from './websiteSuite'

websiteSuite('SQLite (embedded)', undefined)
