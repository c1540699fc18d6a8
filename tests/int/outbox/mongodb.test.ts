import { afterAll } from 'vitest'
import { startMongo } from '../../helpers/mongo'
import { outboxContract } from './contract'

const mongo = await startMongo(process.env.MONGODB_TEST_URL)
afterAll(() => mongo?.stop())
if (mongo) outboxContract(mongo.what, mongo.url)
