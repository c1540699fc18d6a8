import { afterAll } from 'vitest'
import { startMongo } from '../../helpers/mongo'
import { recipientSuite } from './recipientSuite'

const mongo = await startMongo(process.env.MONGODB_TEST_URL)
afterAll(() => mongo?.stop())
if (mongo) recipientSuite(mongo.what, mongo.url)
