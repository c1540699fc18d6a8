import { afterAll } from 'vitest'
import { startMongo } from '../../helpers/mongo'
import { deleteSuite } from './deleteSuite'

const mongo = await startMongo(process.env.MONGODB_TEST_URL)
afterAll(() => mongo?.stop())
if (mongo) deleteSuite(mongo.what, mongo.url)
