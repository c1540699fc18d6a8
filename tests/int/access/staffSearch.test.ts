import type { TypedUser } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { closeDb } from '../../helpers/db'
import { requestedFor } from '@/admin/search/searchTerms'
import { searchFor } from '@/admin/search/searchFor'
import { rest } from './rest'
import { makeWorld, type World } from './world'

let world: World
beforeAll(async () => {
  world = await makeWorld()
  await world.db.update({
    collection: 'cars',
    id: world.ids.cars?.a ?? '',
    data: { regplate: '123ABC' },
    overrideAccess: true,
  })
  await world.db.update({
    collection: 'locations',
    id: world.refs.b.location,
    data: { address: { city: 'Beetown' } },
    overrideAccess: true,
  })
})
afterAll(closeDb)

async function found(name: string, typed: string): Promise<Record<string, string[]>> {
  const id = world.principals.find((one) => one.name === name)?.userId ?? ''
  const row = await world.db.findByID({ collection: 'users', id, depth: 0, overrideAccess: true })
  const user: TypedUser = { ...row, collection: 'users' }
  const requested = requestedFor(typed)
  const groups = requested ? await searchFor({ payload: world.db, user }, requested) : []
  return Object.fromEntries(
    groups.map(({ title, hits }) => [title, hits.map(({ href }) => href.split('/').at(-1) ?? '').sort()]),
  )
}
const ids = (slug: string, ...seeds: ('a' | 'a2' | 'b' | 'c')[]) =>
  seeds.map((seed) => world.ids[slug]?.[seed] ?? 'none').sort()

it('T9 one box finds cars, people, offers and pages of the own dealer', async () => {
  expect(await found('dealer admin of A', 'canarya')).toMatchObject({
    Cars: ids('cars', 'a'),
    People: ids('leads', 'a'),
    Offers: ids('offers', 'a'),
  })
})

it.each(['dealer admin of A', 'editor of A', 'sales of A1', 'staff of no dealer', 'disabled admin of A'])(
  'T9 %s finds nothing of another dealer',
  async (name) => {
    const others = ['canaryb', 'CANARYC person', 'canaryb@shopper.example', 'seed-canaryb', 'Beetown']
    for (const typed of others) expect([typed, await found(name, typed)]).toEqual([typed, {}])
    // These are the same for every dealer, so that only the rows tell whose they are.
    for (const typed of ['S1', 'L1', '0400 000 000']) {
      const rows = Object.values(await found(name, typed)).flat()
      const strangers = [...ids('cars', 'b', 'c'), ...ids('leads', 'b', 'c'), ...ids('bookings', 'b', 'c')]
      expect(rows.filter((id) => strangers.includes(id))).toEqual([])
    }
  },
)

it('T10 sales find people of their own places, editors find none', async () => {
  expect((await found('sales of A1', '0400 000 000')).People).toEqual(ids('leads', 'a'))
  expect((await found('dealer admin of A', '0400 000 000')).People).toEqual(ids('leads', 'a', 'a2'))
  expect(await found('editor of A', '0400 000 000')).toEqual({})
})

const answered = async (name: string, q: string) => {
  const { headers } = world.principals.find((one) => one.name === name) ?? {}
  return rest('GET', `/search-answers?${new URLSearchParams({ q })}`, headers ?? {})
}
it('B14 while one types, the box answers what the page of the search would, to each what they may open', async () => {
  expect((await answered('dealer admin of A', 'canarya')).text).toContain(`/cars/${world.ids.cars?.a}`)
  for (const name of ['dealer admin of A', 'editor of A', 'sales of A1'])
    for (const typed of ['canaryb', 'Beetown'])
      expect((await answered(name, typed)).text).toContain('{"hits":[]}')
  expect((await answered('dealer admin of A', 'history')).text).toContain('"/admin/history"')
  expect((await answered('sales of A1', 'history')).text).toContain('{"hits":[]}')
  expect((await answered('anonymous', 'canarya')).status).toBe(404)
  expect((await answered('dealer admin of A', 'c')).text).toContain('{"hits":[]}')
})

it.each([
  ['duty', '#settings-car-page'],
  ['stamp duty', '#settings-car-page'],
  ['what sells', '#report-sells'],
  ['marketing', '#report-sources'],
  ['marketing', '#settings-business'],
  ['spend', '#settings-business'],
  ['cost', '#report-sources'],
  ['truth', '/admin#truth'],
  ['truth', '#settings-search'],
])('B14 “%s” finds %s, of people who may open it', async (typed, place) => {
  expect((await answered('dealer admin of A', typed)).text).toContain(place)
  expect((await answered('sales of A1', typed)).text).not.toContain(place)
})

const titles = async (name: string, typed: string) => Object.keys(await found(name, typed))
it.each([
  ['dealer admin of A', 'canarya', ['Posts', 'Locations', 'Team', 'Bookings']],
  ['editor of A', 'canarya', ['Posts', 'Locations']],
  ['sales of A1', 'canarya', ['Locations', 'Bookings']],
])('T9 %s finds of “%s” what the role has screens for: %j', async (who, typed, expected) => {
  const own = await titles(who, typed)
  for (const title of ['Posts', 'Locations', 'Team', 'Bookings', 'Pages'])
    if (expected.includes(title)) expect(own).toContain(title)
  if (!expected.includes('Team')) expect(own).not.toContain('Team')
  if (!expected.includes('Bookings')) expect(own).not.toContain('Bookings')
  if (!expected.includes('Posts')) expect(own).not.toContain('Posts')
})

it('T9 settings are found by their words, of own dealers, by who has their screen', async () => {
  const of = async (who: string) => (await found(who, 'logo')).Settings ?? []
  const tenant = (key: 'a' | 'c') => `${world.refs[key].tenant}#settings-brand`
  expect(await of('dealer admin of A')).toContain(tenant('a'))
  expect(await of('group admin of A and C')).toEqual(expect.arrayContaining([tenant('a'), tenant('c')]))
  expect((await of('group admin of A and C')).join()).not.toContain(world.refs.b.tenant)
  expect([await of('editor of A'), await of('sales of A1')]).toEqual([[], []])
})

it.each([
  ['editor of A', 'add an offer', ['Actions']],
  ['editor of A', 'new off', ['Actions']],
  ['sales of A1', 'add an offer', []],
  ['editor of A', 'invite', []],
  ['dealer admin of A', 'invite', ['Actions']],
  ['staff of no dealer', 'invite', []],
])('T9 %s, who types “%s”, is offered to begin it: %j', async (who, typed, expected) => {
  expect((await titles(who, typed)).filter((title) => title === 'Actions')).toEqual(expected)
})

it.each([
  ['a stock number', 's1'],
  ['a plate in two parts', '123 abc'],
  ['a name', 'canarya'],
])('a car is found by %s', async (_what, typed) => {
  expect((await found('editor of A', typed)).Cars).toEqual(ids('cars', 'a'))
})

it.each([
  ['an e-mail address', 'canarya@shopper'],
  ['a name in any order', 'person canarya'],
  ['a phone number as people write it', '0400 000 000'],
  ['a reference', 'l1'],
])('a person is found by %s', async (_what, typed) => {
  expect((await found('sales of A1', typed)).People).toEqual(ids('leads', 'a'))
})

it('the platform finds every dealer’s', async () => {
  expect((await found('platform admin', 's1')).Cars).toEqual(ids('cars', 'a', 'b', 'c'))
})
