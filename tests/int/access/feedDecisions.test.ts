/** Who may decide on a held full feed, and what others learn. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { closeDb } from '../../helpers/db'
import { rest } from './rest'
import { makeWorld, plant, type World, principalIn } from './world'

let world: World
beforeAll(async () => {
  world = await makeWorld()
})
afterAll(closeDb)

const headersOf = (name: string): Record<string, string> => principalIn(world, name).headers
const heldFeed = (of: 'a' | 'b') =>
  plant(world.db, 'stock-feeds', {
    tenant: world.refs[of].tenant,
    dealership_id: world.refs[of].dealership,
    dealership_slug: 'yard',
    state: 'held',
    received: 3,
    missing: [],
    held_reason: '10 cars were announced and 3 came',
    rev: 1,
  })
const decide = (id: string, decision: unknown, who: string) =>
  rest('POST', `/feed-decisions/${id}`, headersOf(who), { decision })
const stored = (id: string) =>
  world.db.findByID({ collection: 'stock-feeds', id, depth: 0, overrideAccess: true })

it('an editor releases a feed of the dealer, once, and the log says who', async () => {
  const id = await heldFeed('a')
  const answer = await decide(id, 'release', 'editor of A')
  expect([answer.status, JSON.parse(answer.body)]).toEqual([200, { withdrawn: 0 }])
  expect(await stored(id)).toMatchObject({ state: 'released' })
  const again = await decide(id, 'reject', 'dealer admin of A')
  expect([again.status, again.body]).toEqual([409, expect.stringContaining('Somebody has decided')])
  const log = await world.db.find({
    collection: 'audit-log',
    where: { doc_id: { equals: id } },
    overrideAccess: true,
  })
  expect(log.docs).toMatchObject([{ via: 'admin', what: 'released a full feed: 0 cars withdrawn' }])
})

it('one that a newer whole feed overtook is not released but rejected, and the answer says so', async () => {
  const [old, newer] = [await heldFeed('a'), await heldFeed('a')]
  const answer = await decide(old, 'release', 'editor of A')
  expect([answer.status, answer.body]).toEqual([409, expect.stringContaining('Reject it')])
  expect(await stored(old)).toMatchObject({ state: 'held' })
  expect((await decide(old, 'reject', 'editor of A')).status).toBe(200)
  expect((await decide(newer, 'release', 'editor of A')).status).toBe(200)
})

it('an answer that is none is refused in words', async () => {
  const id = await heldFeed('a')
  const answer = await decide(id, 'maybe', 'dealer admin of A')
  expect([answer.status, answer.body]).toEqual([
    422,
    expect.stringContaining('Release the feed, or reject it.'),
  ])
  expect(await stored(id)).toMatchObject({ state: 'held' })
})

it('another dealer, other roles and strangers get the answer of a feed that is not there', async () => {
  const [mine, foreign] = [await heldFeed('a'), await heldFeed('b')]
  const missing = await decide('nothing-here', 'release', 'dealer admin of A')
  expect(missing.status).toBe(404)
  const cases: [id: string, who: string][] = [
    [foreign, 'dealer admin of A'],
    [mine, 'sales of A1'],
    [mine, 'anonymous'],
    [mine, 'shopper of A'],
    [mine, 'disabled admin of A'],
    [mine, 'key of A to write'],
  ]
  for (const [id, who] of cases) {
    const answer = await decide(id, 'release', who)
    expect([who, answer.status, answer.body]).toEqual([who, 404, missing.body])
    expect(await stored(id)).toMatchObject({ state: 'held' })
  }
})
