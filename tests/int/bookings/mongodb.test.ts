import { afterAll } from 'vitest'
import { startMongo } from '../../helpers/mongo'
import { bookingSuite } from './bookingSuite'

const mongo = await startMongo(process.env.MONGODB_TEST_URL)
afterAll(() => mongo?.stop())
if (mongo) bookingSuite(mongo.what, mongo.url)
