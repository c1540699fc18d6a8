import type { sqliteAdapter } from '@payloadcms/db-sqlite'

type Adapter = ReturnType<typeof sqliteAdapter>

/** Payload's `deleteOne` by a relation field throws when no row matches; here the result is null. */
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
