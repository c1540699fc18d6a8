/** Payload's SQLite adapter, with a fix for the one fault that a request from outside can reach. */
import type { sqliteAdapter } from '@payloadcms/db-sqlite'

type Adapter = ReturnType<typeof sqliteAdapter>

/**
 * `deleteOne` by a field of a relation queries a table it has not joined when there is nothing to delete, and throws: the
 * admin's preference that does not exist was answered by a 500. Nothing to delete is null, as on MongoDB.
 */
export const withSafeDelete = (adapter: Adapter): Adapter => ({
  ...adapter,
  init: (args) => {
    const made = adapter.init(args)
    const deleteOne = made.deleteOne.bind(made)
    made.deleteOne = async (wanted) => {
      const { totalDocs } = await made.count({
        collection: wanted.collection,
        where: wanted.where,
        req: wanted.req,
      })
      return totalDocs === 0 ? null : deleteOne(wanted)
    }
    return made
  },
})
