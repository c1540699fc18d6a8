import { afterAll } from 'vitest'
import { startMongo } from '../../helpers/mongo'
import { settingsOfTwoSuite } from './settingsOfTwoSuite'

const mongo = await startMongo(process.env.MONGODB_TEST_URL)
afterAll(() => mongo?.stop())
if (mongo) settingsOfTwoSuite(mongo.what, mongo.url)
