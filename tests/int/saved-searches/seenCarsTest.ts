/** Saved searches that were stored before `told` became `seen_cars`. */
import { expect, it } from 'vitest'
import { type AlertDealer, type AlertWorld, HOUR, somebody } from './alertWorld'

const NAME = '20261122_134500_seen_cars'

export function seenCarsTest(given: () => { world: AlertWorld; north: AlertDealer }): void {
  it('go on from what they had seen: the migration keeps each row’s cars, and runs twice without harm', async () => {
    const { world, north } = given()
    const email = somebody()
    await north.push('M1')
    await world.settle()
    await world.saved(north, email)
    const before = await world.rowsOf(email)
    expect(Object.keys(Object(before[0]?.seen_cars))).not.toEqual([])

    const { getDb } = await import('@/db/payload')
    const { migrateDb } = await import('@/db/migrate')
    const { isMongo } = await import('@/db/tableMongo')
    const { isSqlite } = await import('@/db/tableSqlite')
    const db = await getDb()
    if (isMongo(db.db))
      await db.db.collections['saved-searches']?.collection.updateMany({}, { $rename: { seen_cars: 'told' } })
    if (isSqlite(db.db))
      await db.db.client.execute('ALTER TABLE saved_searches RENAME COLUMN seen_cars TO told')
    await db.delete({ collection: 'payload-migrations', where: { name: { equals: NAME } } })
    await migrateDb(db)
    await migrateDb(db)

    expect(await world.rowsOf(email)).toEqual(before)
    expect(await world.pass(2 * HOUR)).toEqual([])
    await north.push('M1', { price: 40_000 })
    expect((await world.pass(2 * HOUR)).map(({ subject }) => subject)).toEqual([
      'Price drop: 2021 Toyota HiLux SR5, now $40,000',
    ])
    await north.withdraw('M1')
  })
}
