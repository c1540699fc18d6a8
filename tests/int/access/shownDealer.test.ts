/** The dealer that is chosen in the frame narrows lists, gives no access, and hides no row from a person who follows a link. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { closeDb } from '../../helpers/db'
import { rest } from './rest'
import type { Key } from './samples.data'
import { makeWorld, type World, principalIn } from './world'

let world: World
beforeAll(async () => {
  world = await makeWorld()
})
afterAll(closeDb)

const GROUP = 'group admin of A and C'
const BOSS = 'platform admin'
const headersOf = (name: string, shown?: string) => {
  const headers = principalIn(world, name).headers
  return shown === undefined
    ? headers
    : { ...headers, cookie: `${headers.cookie}; forecourt-dealer=${shown}` }
}
const listSchema = z.object({ docs: z.array(z.object({ tenant: z.string() })) })
const list = async (name: string, shown: string | undefined, slug: string) => {
  const { body } = await rest('GET', `/${slug}?limit=100&depth=0`, headersOf(name, shown))
  const { a, b, c } = world.refs
  const keys = new Map([
    [a.tenant, 'a'],
    [b.tenant, 'b'],
    [c.tenant, 'c'],
  ])
  return [...new Set(listSchema.parse(JSON.parse(body)).docs.map(({ tenant }) => keys.get(tenant)))].sort()
}
const tenantOf = (key: Key) => world.refs[key].tenant

it.each(['cars', 'leads', 'locations', 'pages', 'offers', 'audit-log', 'integrator-keys'])(
  'T9 %s: the chosen dealer alone, or all of one’s own',
  async (slug) => {
    if (slug === 'audit-log')
      for (const key of ['a', 'c'] as const)
        await world.db.create({
          collection: 'audit-log',
          data: { tenant: tenantOf(key), who: 'x', via: 'system', what: 'x', entity: 'x' },
          overrideAccess: true,
        })
    expect(await list(GROUP, undefined, slug)).toEqual(['a', 'c'])
    expect(await list(GROUP, tenantOf('c'), slug)).toEqual(['c'])
    expect(await list(BOSS, tenantOf('a'), slug)).toEqual(['a'])
  },
)

it.each([
  ['another’s dealer', () => tenantOf('b')],
  ['nothing that is', () => 'no-such-dealer'],
  ['nothing', () => ''],
  ['something odd', () => '%00../../x'],
])('T10 a cookie that names %s changes nothing', async (_what, shown) => {
  expect(await list(GROUP, shown(), 'cars')).toEqual(['a', 'c'])
  expect(await list('dealer admin of A', shown(), 'cars')).toEqual(['a'])
})

it('T10 gives no right: outsiders stay outside with any choice', async () => {
  for (const name of ['anonymous', 'staff of no dealer', 'disabled admin of A', 'editor of A'])
    expect([403, 404]).toContain((await rest('GET', '/leads', headersOf(name, tenantOf('a')))).status)
})

it('a row of the other dealer is opened by its address, and saved', async () => {
  const id = world.ids.locations?.a ?? ''
  const headers = headersOf(GROUP, tenantOf('c'))
  expect((await rest('GET', `/locations/${id}?depth=0`, headers)).status).toBe(200)
  expect((await rest('PATCH', `/locations/${id}`, headers, { name: 'Named by link' })).status).toBe(200)
})

it('one’s own account is saved whichever dealer is chosen, and keeps both', async () => {
  const id = world.principals.find(({ name }) => name === GROUP)?.userId ?? ''
  const { status } = await rest('PATCH', `/users/${id}`, headersOf(GROUP, tenantOf('c')), { name: 'Renamed' })
  const saved = await world.db.findByID({ collection: 'users', id, depth: 0, overrideAccess: true })
  expect([status, saved.name, saved.tenants]).toEqual([200, 'Renamed', [tenantOf('a'), tenantOf('c')]])
})

it('the choice is set for one’s own dealers alone, and taken back', async () => {
  const choose = (name: string, dealer: string) => rest('POST', '/shown-dealer', headersOf(name), { dealer })
  const chosen = await choose(GROUP, tenantOf('c'))
  expect([chosen.status, chosen.response.headers.get('set-cookie')]).toEqual([
    200,
    expect.stringMatching(
      new RegExp(`^forecourt-dealer=${tenantOf('c')}; Path=/admin; HttpOnly; SameSite=Lax`),
    ),
  ])
  expect((await choose(GROUP, '')).response.headers.get('set-cookie')).toContain('Max-Age=0')
  expect((await choose(GROUP, tenantOf('b'))).status).toBe(404)
  expect((await choose('editor of A', tenantOf('b'))).status).toBe(404)
  expect((await choose('anonymous', tenantOf('a'))).status).toBe(404)
  expect((await choose(BOSS, tenantOf('b'))).status).toBe(200)
})

it.each(['locations', 'pages', 'offers', 'redirects'])(
  'T5 a row of %s stays with its dealer, also for who works for both',
  async (slug) => {
    const id = world.ids[slug]?.a ?? ''
    await rest('PATCH', `/${slug}/${id}?depth=0`, headersOf(GROUP), { tenant: tenantOf('c') })
    const { table } = await import('@/db/table')
    expect(await (await table(slug)).find([['id', '=', id]])).toMatchObject([{ tenant: tenantOf('a') }])
  },
)
