import { afterAll } from 'vitest'
import { startMongo } from '../../helpers/mongo'
import { shopperSuite } from './shopperSuite'

const mongo = await startMongo(process.env.MONGODB_TEST_URL)
afterAll(() => mongo?.stop())

console.info(
  mongo
    ? `Shoppers: MongoDB by ${mongo.what}`
    : 'Shoppers: no MongoDB ran (no MONGODB_TEST_URL, no mongod, no Java with Maven)',
)
if (mongo) shopperSuite(mongo.what, mongo.url)
