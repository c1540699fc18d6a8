import { afterAll } from 'vitest'
import { startMongo } from '../../helpers/mongo'
import { sealedSuite } from './sealedSuite'

const mongo = await startMongo(process.env.MONGODB_TEST_URL)
afterAll(() => mongo?.stop())
if (mongo) sealedSuite(mongo.what, mongo.url)
