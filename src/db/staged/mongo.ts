import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import { DURABLE } from '@/db/mongo/queries'
import { newObjectId } from '@/db/tableMongo'
import type { Row } from '@/db/tableTypes'
import type { Sink, Writers } from './stage'

type Models = MongooseAdapter['collections']

/** Payload's own writer makes documents as ever; what it hands to the driver is collected. */
export function mongoSink(adapter: MongooseAdapter, { create, createVersion }: Writers): Sink {
  const collected = new Map<Models[string], Row[]>()
  /** As far as a writer of new rows uses one. */
  const collectingInto = (models: Models) =>
    Object.fromEntries(
      Object.entries(models).map(([slug, model]) => {
        const create = async ([row = {}]: Row[]) => {
          const made = { _id: new model.base.Types.ObjectId(), ...row }
          collected.set(model, [...(collected.get(model) ?? []), made])
          return [made]
        }
        // What a new row has no earlier version of need not be changed.
        return [slug, { create, updateMany: async () => undefined }]
      }),
    )
  const collecting: MongooseAdapter = Object.create(adapter, {
    collections: { value: collectingInto(adapter.collections) },
    versions: { value: collectingInto(adapter.versions) },
  })

  return {
    newId: (slug) => newObjectId(adapter, slug),
    async create(wanted) {
      await create.call(collecting, { ...wanted, returning: false })
    },
    async createVersion(wanted) {
      await createVersion.call(collecting, { ...wanted, returning: false })
    },
    /** A collection after the other, the dealer first: what a crash cuts short goes on from there the next time. */
    async write() {
      for (const [model, rows] of collected)
        await model.collection.insertMany(
          rows.map((row) => new model(row).toObject()),
          DURABLE,
        )
      collected.clear()
    },
  }
}
