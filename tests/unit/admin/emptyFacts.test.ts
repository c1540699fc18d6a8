import { expect, it, vi } from 'vitest'
import { emptyFacts } from '@/admin/kit/list/emptyFacts'

/** The website of `b` is suspended. */
vi.mock('@/admin/siteAddress', () => ({
  siteAddress: (_: unknown, tenant: string) => Promise.resolve(tenant === 'a' ? 'https://a.example' : null),
}))

const USER = { id: 'u', collection: 'users', role: 'dealer_admin', tenants: ['a'] }
const asked: object[] = []

/** `cars` are reserved; `emails` are those of the locations, null for one without. */
const readerOf = (cars: number, emails: readonly (string | null)[]) =>
  Object.assign(Object.create(null), {
    user: USER,
    payload: {
      count: (query: object) => {
        asked.push(query)
        return Promise.resolve({ totalDocs: cars })
      },
      find: (query: object) => {
        asked.push(query)
        return Promise.resolve({
          docs: emails.map((email, at) => ({ name: `Yard ${at + 1}`, contact_detail: { email } })),
        })
      },
    },
  })

it.each([
  [0, undefined, undefined],
  [1, '1 car is marked as reserved, without a deposit paid here.', 'See the reserved car'],
  [4, '4 cars are marked as reserved, without a deposit paid here.', 'See the reserved cars'],
])('an empty list of reservations beside %d cars marked by hand: %s', async (cars, text, words) => {
  const said = await emptyFacts('reservations', readerOf(cars, []))
  expect([said?.text, said?.links?.[0]?.words]).toEqual([text, words])
})

it('says of each car that is marked as reserved by whom it was, as far as that is known', async () => {
  const marked = { reserved: { from: false, to: true } }
  const kept: Record<string, object[]> = {
    a: [
      { via: 'feed', who: 'f', at: 2, changes: { price: { from: 1, to: 2 } } },
      { via: 'admin', who: 'jo@a.example', at: Date.parse('2026-11-22T00:00:00Z'), changes: marked },
    ],
    b: [{ via: 'feed', who: 'f', at: Date.parse('2026-11-22T00:00:00Z'), changes: marked }],
    c: [],
  }
  const reader = readerOf(3, [])
  reader.payload.db = { findOne: () => Promise.resolve({ id: 'u', name: 'Jodie Walsh' }) }
  reader.payload.find = ({
    collection,
    where,
  }: {
    collection: string
    where: { car_id?: { equals: string } }
  }) =>
    Promise.resolve({
      docs:
        collection === 'cars'
          ? Object.keys(kept).map((id) => ({ id, name: `Car ${id}`, tenant: 'a' }))
          : (kept[where.car_id?.equals ?? ''] ?? []),
    })
  const said = await emptyFacts('reservations', reader)
  expect(said?.text).toBe(
    '3 cars are marked as reserved, without a deposit paid here. Car a by Jodie Walsh, 22 Nov 2026, 11:00 am. Car b by the stock feed, 22 Nov 2026, 11:00 am.',
  )
})

it('searches that are saved without an account are pointed at, where there are any', async () => {
  const said = await emptyFacts('shoppers', readerOf(0, ['a@x.example']))
  expect(said?.links?.map(({ words }) => words)).toEqual(['See the saved searches', 'See it on the website'])
})

it.each([
  ['shoppers', ['a'], 'https://a.example/sign-in'],
  ['valuations', ['a'], 'https://a.example/trade-in'],
  ['shoppers', ['b'], undefined],
  ['shoppers', ['a', 'b'], undefined],
] as const)('an empty list of %s of the dealers %j leads to %s', async (slug, tenants, href) => {
  const said = await emptyFacts(slug, { ...readerOf(0, []), user: { ...USER, tenants } })
  expect(said?.links?.[0]?.href).toBe(href)
})

it('other lists have nothing to add', async () =>
  expect(await emptyFacts('offers', readerOf(4, ['a@x.example']))).toBeNull())

it('all of it is read with the reader’s own access', () => {
  expect(asked.length).toBeGreaterThan(5)
  expect(asked.every((query) => Reflect.get(query, 'overrideAccess') === false)).toBe(true)
  for (const query of asked) expect(query).toMatchObject({ user: { id: USER.id } })
})
