import { afterAll } from 'vitest'
import { startMongo } from '../../helpers/mongo'
import { pictureSuite } from './suite'

const mongo = await startMongo(process.env.MONGODB_TEST_URL)
afterAll(() => mongo?.stop())

console.info(
  mongo
    ? `Pictures: MongoDB by ${mongo.what}`
    : 'Pictures: no MongoDB ran (no MONGODB_TEST_URL, no mongod, no Java with Maven)',
)
if (mongo) pictureSuite(mongo.what, mongo.url)
