/** Renames the block `lead`: everywhere else a lead is an enquiry. */
import type { MongooseAdapter } from '@payloadcms/db-mongodb'

const rename =
  (from: string, to: string) =>
  async (db: MongooseAdapter): Promise<void> => {
    for (const [model, layout] of [
      [db.collections.pages, 'layout'],
      [db.versions.pages, 'version.layout'],
    ] as const)
      await model?.collection.updateMany(
        { [`${layout}.blockType`]: from },
        { $set: { [`${layout}.$[block].blockType`]: to } },
        { arrayFilters: [{ 'block.blockType': from }] },
      )
  }

export const up = rename('lead', 'intro')
export const down = rename('intro', 'lead')
