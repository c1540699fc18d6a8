import { afterAll } from 'vitest'
import { startMongo } from '../../helpers/mongo'
import { removeSuite } from './removeSuite'

const mongo = await startMongo(process.env.MONGODB_TEST_URL)
afterAll(() => mongo?.stop())
if (mongo) removeSuite(mongo.what, mongo.url)
