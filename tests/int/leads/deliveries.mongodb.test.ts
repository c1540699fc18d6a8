import { afterAll } from 'vitest'
import { startMongo } from '../../helpers/mongo'
import { deliverySuite } from './deliverySuite'

const mongo = await startMongo(process.env.MONGODB_TEST_URL)
afterAll(() => mongo?.stop())
if (mongo) deliverySuite(mongo.what, mongo.url)
