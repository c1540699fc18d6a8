/** A feed that stops coming: who gets a mail, once for each time, about which dealer. */
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { openWorld, type Party, type World } from '../../helpers/stockWorld'

let world: World
const DAY_MS = 86_400_000
const sent: string[] = []
const texts: string[] = []

beforeAll(async () => {
  world = await openWorld()
  const { getDb } = await import('@/db/payload')
  const db = await getDb()
  vi.spyOn(db, 'sendEmail').mockImplementation(async ({ to, subject, text }) => {
    sent.push(`${String(to)}: ${String(subject)}`)
    texts.push(String(text))
  })
  const person = (email: string, role: 'dealer_admin' | 'editor' | 'sales', at: Party, disabled = false) =>
    db.create({
      collection: 'users',
      data: {
        ...{ email, role, disabled, tenants: [at.tenantId], name: 'P', demo: false },
        password: 'correct horse battery',
      },
      overrideAccess: true,
    })
  await person('boss@a.example', 'dealer_admin', world.a)
  await person('words@a.example', 'editor', world.a)
  await person('sells@a.example', 'sales', world.a)
  await person('left@a.example', 'editor', world.a, true)
  await person('boss@b.example', 'dealer_admin', world.b)
})
afterAll(async () => {
  vi.restoreAllMocks()
  await world.close()
})

beforeEach(async () => {
  const { table } = await import('@/db/table')
  await (await table('stock-feeds')).delete([['id', '!=', '']])
  await (await table('tenants')).update([['id', '=', world.a.tenantId]], { status: 'active' })
  sent.length = texts.length = 0
})

let last = 0
/** Each in a millisecond of its own: which came last is known by the time alone. */
async function came(at: Party, state: 'committed' | 'held' | 'open' = 'committed'): Promise<void> {
  await vi.waitUntil(() => Date.now() > last, { interval: 1 })
  const { findFeed } = await import('@/features/stock/feedRows')
  const { moveFeed, openFeed } = await import('@/features/stock/feedWrites')
  const { id, slug } = at.dealership
  const feed = await openFeed({
    ...{ tenant: at.tenantId, dealership_id: id, dealership_slug: slug, expected_count: null, key_id: null },
  })
  const row = await findFeed(at.tenantId, feed)
  last = Date.now()
  if (row && state !== 'open') await moveFeed(row, state, { owed_at: null })
}
const look = async (days: number): Promise<number> => {
  const { tellStaleFeeds } = await import('@/features/stock/staleFeeds')
  return tellStaleFeeds(Date.now() + days * DAY_MS)
}

it('B11 a feed that stops is mailed to those who decide on feeds, once, and once more after it came again', async () => {
  await came(world.a)
  await came(world.a)
  await came(world.b)
  expect([await look(0.9), sent]).toEqual([0, []])
  expect(await look(1.1)).toBe(1)
  const mail = 'No stock feed has come for alpha City'
  expect([...sent].sort()).toEqual([`boss@a.example: ${mail}`, `words@a.example: ${mail}`])
  expect(texts[0]).toMatch(/last came .* Sydney time, [^]*\/admin\/collections\/stock-feeds\//)
  expect([await look(1.2), await look(9), sent.length]).toEqual([0, 0, 2])
  await came(world.a)
  expect([await look(0.5), await look(1.1), sent.length]).toEqual([0, 1, 4])
})

it('B11 two processes that look at once send one mail', async () => {
  await came(world.a)
  await came(world.a)
  const notified = await Promise.all([look(1.1), look(1.1)])
  expect([notified.reduce((sum, one) => sum + one, 0), sent.length]).toEqual([1, 2])
})

it.each([
  ['came once', async () => came(world.a)],
  [
    'is held for a person',
    async () => {
      await came(world.a)
      await came(world.a, 'held')
    },
  ],
  [
    'is of a dealer whose website is closed',
    async () => {
      await came(world.a)
      await came(world.a)
      const { table } = await import('@/db/table')
      await (await table('tenants')).update([['id', '=', world.a.tenantId]], { status: 'suspended' })
    },
  ],
])('B11 nobody is told of a feed that %s', async (_what, input) => {
  await input()
  expect([await look(1.1), sent]).toEqual([0, []])
})

it('B11 one that is begun and never ends is no feed that came', async () => {
  await came(world.a)
  await came(world.a)
  await came(world.a, 'open')
  expect(await look(1.1)).toBe(1)
})

it('B11 a yard that has had none for a month is not waited for', async () => {
  await came(world.a)
  await came(world.a)
  expect([await look(31), sent]).toEqual([0, []])
})
