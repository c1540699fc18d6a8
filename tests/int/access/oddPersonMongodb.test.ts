import { afterAll } from 'vitest'
import { startMongo } from '../../helpers/mongo'
import { oddPersonSuite } from './oddPersonSuite'

const mongo = await startMongo(process.env.MONGODB_TEST_URL)
afterAll(() => mongo?.stop())
if (mongo) oddPersonSuite(mongo.what, mongo.url)
