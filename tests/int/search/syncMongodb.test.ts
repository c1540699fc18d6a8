import { afterAll } from 'vitest'
import { startMongo } from '../../helpers/mongo'
import { syncSuite } from './syncSuite'

const mongo = await startMongo(process.env.MONGODB_TEST_URL)
afterAll(() => mongo?.stop())

console.info(
  mongo
    ? `Search sync: MongoDB by ${mongo.what}`
    : 'Search sync: no MongoDB ran (no MONGODB_TEST_URL, no mongod, no Java with Maven)',
)
if (mongo) syncSuite(mongo.what, mongo.url)
