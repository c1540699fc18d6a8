import { afterAll } from 'vitest'
import { startMongo } from '../../helpers/mongo'
import { websiteSuite } from './websiteSuite'

const mongo = await startMongo(process.env.MONGODB_TEST_URL)
afterAll(() => mongo?.stop())

console.info(
  mongo
    ? `Website: MongoDB by ${mongo.what}`
    : 'Website: no MongoDB ran (no MONGODB_TEST_URL, no mongod, no Java with Maven)',
)
if (mongo) websiteSuite(mongo.what, mongo.url)
