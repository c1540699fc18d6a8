import { afterAll } from 'vitest'
import { startMongo } from '../../helpers/mongo'
import { staffSuite } from './staffSuite'

const mongo = await startMongo(process.env.MONGODB_TEST_URL)
afterAll(() => mongo?.stop())

console.info(
  mongo
    ? `Staff: MongoDB by ${mongo.what}`
    : 'Staff: no MongoDB ran (no MONGODB_TEST_URL, no mongod, no Java with Maven)',
)
if (mongo) staffSuite(mongo.what, mongo.url)
