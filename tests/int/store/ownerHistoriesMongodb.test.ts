import { afterAll } from 'vitest'
import { startMongo } from '../../helpers/mongo'
import { ownerHistorySuite } from './ownerHistorySuite'

const mongo = await startMongo(process.env.MONGODB_TEST_URL)
afterAll(() => mongo?.stop())
if (mongo) ownerHistorySuite(mongo.what, mongo.url)
