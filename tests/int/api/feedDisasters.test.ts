import { feedDisasterSuite } from './feedDisasterSuite'

feedDisasterSuite('SQLite', { disasters: 200, honest: 50 })
