/** Every row of every collection as stored, with earlier versions, so that nothing of a dealer is missed. */
import type { Payload } from 'payload'

export type Rows = Record<string, Record<string, unknown>[]>

export async function everyRow(db: Payload): Promise<Rows> {
  // Read late: settings, which it needs, are read once.
  const { tableOf } = await import('@/db/table')
  const all: Rows = {}
  for (const { slug, versions } of db.config.collections) {
    all[slug] = slug.startsWith('payload-')
      ? (await db.db.find({ collection: slug, limit: 0, pagination: false, where: {} })).docs.map((row) => ({
          ...row,
        }))
      : await tableOf(db, slug).find([], { sort: [['id', 'asc']] })
    if (versions)
      all[`versions of ${slug}`] = (
        await db.db.findVersions({ collection: slug, limit: 0, pagination: false, where: {}, sort: 'id' })
      ).docs.map((row) => ({ ...row }))
  }
  return all
}

/** Collections with a row in which one of the texts stands. */
export const whereIs = (rows: Rows, ...texts: string[]): string[] =>
  Object.entries(rows).flatMap(([slug, all]) => {
    const count = all.filter((row) => texts.some((text) => JSON.stringify(row).includes(text))).length
    return count ? [`${slug}: ${count}`] : []
  })
