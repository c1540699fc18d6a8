/** The presses on what feeds did, and on what suppliers write: who may, what the others get, and that nothing changes for them. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closeDb } from '../../helpers/db'
import { recordOf } from '@/access/ids'
import { table } from '@/db/table'
import { feedStock, type FeedStock } from './feedStock'
import { rest, type Answer } from './rest'
import { makeWorld, type World, principalIn } from './world'

type Of = 'a' | 'b'
let world: World
let before: number
const stocks = new Map<Of, FeedStock>()

beforeAll(async () => {
  world = await makeWorld()
  for (const of of ['a', 'b'] as const) stocks.set(of, await feedStock(world, of))
  before = Date.now() - 60_000
}, 60_000)
afterAll(closeDb)

const carOf = (n: number, of: Of = 'a'): string => stocks.get(of)?.cars.get(`P${n}`) ?? 'none'
const headersOf = (who: string): Record<string, string> => principalIn(world, who).headers
const WORD = { field: 'car_type', word: 'U-Drive', to: 'used' }

interface Press {
  path: (of: Of, n: number) => string
  body: (of: Of) => unknown
}
const PRESSES: Readonly<Record<string, Press>> = {
  'a waiting price': {
    path: (of, n) => `/price-decisions/${carOf(n, of)}`,
    body: () => ({ decision: 'use' }),
  },
  'a car put back': { path: (of, n) => `/cars-back/${carOf(n + 4, of)}`, body: () => ({ at: before }) },
  'a pair': {
    path: (of, n) => `/same-cars/${carOf(10 + 2 * n, of)}/${carOf(11 + 2 * n, of)}`,
    body: () => ({ is: 'one' }),
  },
  'a word': {
    path: () => '/stock-words',
    body: (of) => ({ dealership: world.refs[of].dealership, change: WORD }),
  },
  'an address': {
    path: () => '/stock-addresses',
    body: (of) => ({
      ...{ tenant: world.refs[of].tenant, dealership_id: world.refs[of].dealership, name: 'Supplier' },
      ...{ url: 'https://supplier.example/stock.csv', every: 'night', mode: 'full', enabled: false },
    }),
  },
  'a feed put back': { path: (of) => `/feeds-back/${stocks.get(of)?.feed}`, body: () => ({}) },
}
const press = (what: string, headers: Record<string, string>, of: Of = 'a', n = 0): Promise<Answer> => {
  const found = PRESSES[what]
  if (!found) throw new Error(what)
  return rest('POST', found.path(of, n), headers, found.body(of))
}

/** All that a press could change, of both dealers. */
async function everything(): Promise<unknown> {
  const all = async (slug: string) => (await table(slug)).find([['id', '!=', '']])
  return Promise.all(['cars', 'stock-feeds', 'dealerships', 'stock-addresses', 'car-history'].map(all))
}
const isRefused = ({ status }: Answer): boolean => [401, 403, 404].includes(status)
const wordsOf = (body: string): string => {
  const [first] = JSON.parse(body).errors
  return String(recordOf(first).message)
}

const NOBODY = [
  ...['anonymous', 'shopper of A', 'sales of A1', 'staff of no dealer', 'disabled admin of A'],
  ...['key of A to read', 'key of A to write', 'revoked key of A'],
]
const OF_OTHERS = ['editor of A', 'dealer admin of A', 'group admin of A and C', 'sales of A1']

describe.each(Object.keys(PRESSES))('%s', (what) => {
  it('is not for other roles, strangers and shoppers, nor from another website, and nothing changes', async () => {
    const was = await everything()
    for (const who of NOBODY) {
      const answer = await press(what, headersOf(who))
      expect([who, isRefused(answer)]).toEqual([who, true])
    }
    for (const origin of ['https://evil.example', 'http://sitecanarya.localhost:3000', 'null']) {
      const answer = await press(what, { ...headersOf('editor of A'), origin })
      expect([origin, isRefused(answer)]).toEqual([origin, true])
    }
    expect(await everything()).toEqual(was)
  })

  it('of another dealer is not there', async () => {
    const was = await everything()
    for (const who of OF_OTHERS) {
      const answer = await press(what, headersOf(who), 'b')
      expect([who, answer.status < 500 && answer.status >= 400]).toEqual([who, true])
      expect(answer.body).not.toContain('CANARYB')
    }
    expect(await everything()).toEqual(was)
  })
})

const ID = '019f0000-0000-7000-8000-000000000000'
const PATHS = [
  ...[`/price-decisions/${ID}`, `/cars-back/${ID}`, `/feeds-back/${ID}`, `/same-cars/${ID}/${ID}`],
  ...['/price-decisions/%00', '/cars-back/a%2Fb', `/feeds-back/${'x'.repeat(2_000)}`, '/same-cars/1/2'],
]
it.each(PATHS)('%s is not there', async (path) => {
  const answer = await rest('POST', path, headersOf('editor of A'), {
    ...{ decision: 'use', at: before, is: 'two' },
  })
  expect([answer.status, wordsOf(answer.body)]).toEqual([404, expect.stringMatching(/\w{4}/)])
})

const BIG = 'x'.repeat(2_000_000)
const BODIES: [what: string, body: unknown][] = [
  ['nothing', undefined],
  ['null', null],
  ['a list', []],
  ['a text', 'use'],
  ['a big text', { decision: BIG, at: BIG, is: BIG, dealership: BIG }],
  ['wrong kinds', { decision: 1, at: {}, is: [], dealership: 7 }],
  ['other names', { choice: 'use' }],
]
describe.each(BODIES)('%s as a body', (_what, body) => {
  it.each(['a waiting price', 'a car put back', 'a pair', 'a word'])(
    'of %s is refused in words',
    async (what) => {
      const was = await everything()
      const answer = await rest('POST', PRESSES[what]?.path('a', 0) ?? '', headersOf('editor of A'), body)
      expect([answer.status, wordsOf(answer.body)]).toEqual([422, expect.stringMatching(/\w{4}/)])
      expect(await everything()).toEqual(was)
    },
  )
})

it.each([
  ['before the car', 1],
  ['in the year 5000', 95_617_584_000_000],
  ['half a second', 1.5],
  ['of long ago', -1],
])('a time %s is none to put a car back to', async (_what, at) => {
  const answer = await rest('POST', `/cars-back/${carOf(4)}`, headersOf('editor of A'), { at })
  expect([answer.status, wordsOf(answer.body)]).toEqual([422, expect.stringContaining('time in the past')])
})

const MAY = ['editor of A', 'dealer admin of A', 'group admin of A and C', 'platform admin']
const priceOf = async (n: number) =>
  (await world.db.findByID({ collection: 'cars', id: carOf(n), depth: 0, overrideAccess: true })).price
/** As administrators read it: for them, what staff did stands in the history of everything alone. */
const historyOf = async (id: string) =>
  (
    await world.db.find({
      collection: 'audit-log',
      where: { doc_id: { equals: id }, entity: { equals: 'cars' } },
      overrideAccess: true,
    })
  ).docs

describe.each(MAY.map((who, n) => [who, n] as const))('%s', (who, n) => {
  it('decides on a price, once', async () => {
    expect(await priceOf(n)).toBe(20_000 + n)
    const answer = await press('a waiting price', headersOf(who), 'a', n)
    expect([answer.status, answer.body]).toEqual([200, '{"decision":"use"}'])
    expect(await priceOf(n)).toBe(2_000)
    expect(await historyOf(carOf(n))).toMatchObject([
      { what: 'used the price that waited', via: 'admin', diff: { price: { from: 20_000 + n, to: 2_000 } } },
    ])
    expect((await press('a waiting price', headersOf(who), 'a', n)).status).toBe(409)
  })

  it('puts a car back, and a second time changes nothing', async () => {
    expect(await priceOf(n + 4)).toBe(19_000 + n + 4)
    const answer = await press('a car put back', headersOf(who), 'a', n)
    expect([answer.status, recordOf(JSON.parse(answer.body)).fields]).toEqual([
      200,
      expect.arrayContaining(['price']),
    ])
    expect(await priceOf(n + 4)).toBe(20_000 + n + 4)
    expect(await historyOf(carOf(n + 4))).toMatchObject([
      { what: 'put the car back to a time before', diff: { price: { from: 19_000 + n + 4 } } },
    ])
    expect((await press('a car put back', headersOf(who), 'a', n)).body).toBe('{"fields":[]}')
  })

  it('says that two are one car, and matches a word', async () => {
    expect((await press('a pair', headersOf(who), 'a', n)).status).toBe(200)
    const answer = await press('a word', headersOf(who))
    expect([answer.status, answer.body]).toEqual([200, expect.stringContaining('U-Drive')])
  })

  it('enters an address only as an administrator', async () => {
    const { status } = await press('an address', headersOf(who))
    expect(status).toBe(who === 'editor of A' ? 403 : 201)
  })
})

it('a feed is put back by the first, and the others learn it', async () => {
  const answer = await press('a feed put back', headersOf('editor of A'))
  expect([answer.status, recordOf(JSON.parse(answer.body)).cars]).toEqual([200, expect.any(Number)])
  expect(await priceOf(9)).toBe(20_009)
  expect((await historyOf(carOf(9))).map(({ what }) => what)).toEqual(['put the car back to before a feed'])
  for (const who of MAY) {
    const again = await press('a feed put back', headersOf(who))
    expect([who, again.status, wordsOf(again.body)]).toEqual([who, 409, expect.stringContaining('already')])
  }
})
