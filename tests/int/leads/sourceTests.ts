/** Where a lead came from is stored with it, and is known for older leads too. */
import { expect, it } from 'vitest'
import type { AlertDealer, AlertWorld } from '../saved-searches/alertWorld'

const NAME = '20261126_015856_lead_sources'

interface Given {
  world: AlertWorld
  open: AlertDealer
  submit(at: AlertDealer, more: object): Promise<unknown>
}

export function sourceTests(given: () => Given): void {
  it('B1 a lead keeps where it came from, and the migration tells it of leads of before', async () => {
    const { world, open, submit } = given()
    await submit(open, { email: 'paid@shopper.example', url: '/cars/x?utm_source=google&utm_medium=cpc' })
    await submit(open, { email: 'plain@shopper.example', url: '/cars/x' })
    const sources = async () => {
      const rows = await (
        await world.table('leads')
      ).find([['person_email', 'in', ['paid@shopper.example', 'plain@shopper.example']]], {
        sort: [['createdAt', 'asc']],
      })
      return rows.map(({ came_from }) => came_from)
    }
    expect(await sources()).toEqual(['google', 'Website'])

    const { getDb } = await import('@/db/payload')
    const { migrateDb } = await import('@/db/migrate')
    const { isMongo } = await import('@/db/tableMongo')
    const { isSqlite } = await import('@/db/tableSqlite')
    const db = await getDb()
    // Leads of before were not sealed.
    const paid = '/cars/x?utm_source=google&utm_medium=cpc'
    if (isMongo(db.db)) {
      const leads = db.db.collections.leads?.collection
      await leads?.updateMany({ came_from: 'google' }, { $set: { url: paid } })
      await leads?.updateMany({}, { $unset: { came_from: '' } })
    }
    if (isSqlite(db.db)) {
      await db.db.client.execute({ sql: "UPDATE leads SET url = ? WHERE came_from = 'google'", args: [paid] })
      await db.db.client.execute('DROP INDEX leads_came_from_idx')
      await db.db.client.execute('ALTER TABLE leads DROP COLUMN came_from')
    }
    await db.delete({ collection: 'payload-migrations', where: { name: { equals: NAME } } })
    await migrateDb(db)
    await migrateDb(db)
    expect(await sources()).toEqual(['google', 'Website'])
  })
}
