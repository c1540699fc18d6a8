/** Leave of accounts that were deleted: it goes with the account now. */
import type { MongooseAdapter } from '@payloadcms/db-mongodb'

export const up = async ({ collections }: MongooseAdapter): Promise<void> => {
  const people = (await collections.users?.collection.distinct('_id')) ?? []
  await collections.absences?.collection.deleteMany({ person: { $nin: people } })
}

/** What was of nobody does not come back. */
export const down = async (): Promise<void> => undefined
