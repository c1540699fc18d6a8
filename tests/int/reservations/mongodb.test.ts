import { afterAll } from 'vitest'
import { startMongo } from '../../helpers/mongo'
import { reserveSuite } from './reserveSuite'

const mongo = await startMongo(process.env.MONGODB_TEST_URL)
afterAll(() => mongo?.stop())
if (mongo) reserveSuite(mongo.what, mongo.url)
