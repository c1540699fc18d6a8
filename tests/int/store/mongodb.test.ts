import { afterAll } from 'vitest'
import { startMongo } from '../../helpers/mongo'
import { storeSuite } from './suite'

const mongo = await startMongo(process.env.MONGODB_TEST_URL)
afterAll(() => mongo?.stop())

// The run must say which database the results are from, or that there was none.
console.info(
  mongo
    ? `Store suite: MongoDB by ${mongo.what}`
    : 'Store suite: no MongoDB ran (no MONGODB_TEST_URL, no mongod, no Java with Maven)',
)
if (mongo) storeSuite(mongo.what, () => Promise.resolve(mongo.url))
