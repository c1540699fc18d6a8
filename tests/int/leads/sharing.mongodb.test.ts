import { afterAll } from 'vitest'
import { startMongo } from '../../helpers/mongo'
import { sharingSuite } from './sharingSuite'

const mongo = await startMongo(process.env.MONGODB_TEST_URL)
afterAll(() => mongo?.stop())
if (mongo) sharingSuite(mongo.what, mongo.url)
