import { afterAll } from 'vitest'
import { startMongo } from '../../helpers/mongo'
import { alertSuite } from './alertSuite'

const mongo = await startMongo(process.env.MONGODB_TEST_URL)
afterAll(() => mongo?.stop())

console.info(
  mongo
    ? `Saved searches: MongoDB by ${mongo.what}`
    : 'Saved searches: no MongoDB ran (no MONGODB_TEST_URL, no mongod, no Java with Maven)',
)
if (mongo) alertSuite(mongo.what, mongo.url)
