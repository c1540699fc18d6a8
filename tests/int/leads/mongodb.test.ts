import { afterAll } from 'vitest'
import { startMongo } from '../../helpers/mongo'
import { leadSuite } from './leadSuite'

const mongo = await startMongo(process.env.MONGODB_TEST_URL)
afterAll(() => mongo?.stop())
if (mongo) leadSuite(mongo.what, mongo.url)
