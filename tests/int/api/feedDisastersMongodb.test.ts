import { afterAll } from 'vitest'
import { startMongo } from '../../helpers/mongo'
import { feedDisasterSuite } from './feedDisasterSuite'

const mongo = await startMongo(process.env.MONGODB_TEST_URL)
afterAll(() => mongo?.stop())
// Each kind once: the rules are the same, the writes are not.
if (mongo) feedDisasterSuite(mongo.what, { disasters: 23, honest: 9 }, mongo.url)
