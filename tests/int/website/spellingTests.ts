/** Redirects that were stored as they were typed, before and after the migration. */
import { expect, it } from 'vitest'
import { migrateDb } from '@/db/migrate'
import type { StaffWorld } from '../staff/staffWorld'

export function spellingTests(open: () => StaffWorld): void {
  it('N14 redirects of before get the one spelling; of two that become equal the newest stays, with its hits', async () => {
    const { db, a, b } = open()
    const stored = async (tenant: string, from: string, createdAt: string, hits: number) => {
      const data = { tenant, from, to: '/search', permanent: true, hits, createdAt, updatedAt: createdAt }
      return String((await db.db.create({ collection: 'redirects', data })).id)
    }
    const typed = await stored(a.tenantId, '/Spelt-Once/', '2026-03-01T00:00:00.000Z', 3)
    const older = await stored(a.tenantId, '/spelt-twice', '2026-03-01T00:00:00.000Z', 4)
    const newest = await stored(a.tenantId, '/Spelt-TWICE', '2026-03-02T00:00:00.000Z', 5)
    const oldest = await stored(a.tenantId, '/spelt-twice/', '2026-02-01T00:00:00.000Z', 6)
    const theirs = await stored(b.tenantId, '/Spelt-Twice/', '2026-01-01T00:00:00.000Z', 7)

    const once = { collection: 'payload-migrations', where: { name: { like: 'redirect_spelling' } } } as const
    for (const time of ['first', 'again']) {
      await db.delete({ ...once, overrideAccess: true })
      await migrateDb(db)
      const { docs } = await db.find({
        ...{ collection: 'redirects', where: { id: { in: [typed, older, newest, oldest, theirs] } } },
        ...{ overrideAccess: true, depth: 0, sort: 'hits' },
      })
      expect([time, ...docs.map(({ id, from, hits }) => [id, from, hits])]).toEqual([
        time,
        [typed, '/spelt-once', 3],
        [newest, '/spelt-twice', 5],
        [theirs, '/spelt-twice', 7],
      ])
    }
  })
}
