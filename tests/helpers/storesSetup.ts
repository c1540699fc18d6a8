/** Before the first file of a run: what its files share. Each of them has a database of its own all the same. */
import { startMongo } from './mongo'

export async function setup(): Promise<(() => Promise<void>) | undefined> {
  // Started for each file, the double's Java worked longer than the file's tests.
  const mongo = await startMongo(process.env.MONGODB_TEST_URL)
  if (!mongo) return undefined
  Object.assign(process.env, { MONGODB_TEST_URL: mongo.url, MONGODB_TEST_NAME: mongo.what })
  return () => mongo.stop()
}
