import { afterAll } from 'vitest'
import { startMongo } from '../../helpers/mongo'
import { tradeSuite } from './tradeSuite'

const mongo = await startMongo(process.env.MONGODB_TEST_URL)
afterAll(() => mongo?.stop())
if (mongo) tradeSuite(mongo.what, mongo.url)
