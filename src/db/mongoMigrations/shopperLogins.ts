/** A shopper's addresses moved to rows of their own: the index that made them unique would allow one shopper each. */
import type { MongooseAdapter } from '@payloadcms/db-mongodb'

const NAME = 'tenant_1_login_1'

export async function up({ collections }: MongooseAdapter): Promise<void> {
  const shoppers = collections.shoppers?.collection
  // Only a database from before this change has it; two processes may drop it at once.
  await shoppers?.dropIndex(NAME).catch(() => undefined)
}

export async function down({ collections }: MongooseAdapter): Promise<void> {
  await collections.shoppers?.collection.createIndex({ tenant: 1, login: 1 }, { name: NAME, sparse: true })
}
