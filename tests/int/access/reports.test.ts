import { afterAll, beforeAll, expect, it } from 'vitest'
import { closeDb } from '../../helpers/db'
import { requestedReport } from '@/admin/reports/requestedReport'
import { mayReadReports } from '@/admin/may'
import { readReport } from '@/admin/reports/readReport'
import { viewsLately } from '@/admin/reports/siteTables'
import type { FigureKind } from '@/core/dealer/figures/kinds'
import { table } from '@/db/table'
import { exampleRating } from '../../helpers/car'
import { rest } from './rest'
import { SAMPLES } from './samples.data'
import { makeWorld, plant, type Seed, type World, staffIn } from './world'

let world: World
let serial = 0
/** Wednesday, 12:00 in Sydney; the week began on Sunday 13:00 by this clock. */
const NOW = new Date('2026-11-25T01:00:00.000Z')
const WEEK = '2026-11-23'
const MINUTE = 60_000

async function lead(at: Seed, came: string, more: Record<string, unknown> = {}): Promise<void> {
  const key = `RE${serial++}`
  await plant(world.db, 'leads', {
    tenant: world.refs[at].tenant,
    location_id: world.refs[at].location,
    lead_id: key,
    dedupe_key: key,
    state: 'new',
    category: 'Test Drive',
    form: 'test-drive',
    name: key,
    facts: {},
    createdAt: came,
    came_from: 'Website',
    ...more,
  })
}
const answered = (came: string, minutes: number) => ({
  state: 'contacted',
  responded_at: new Date(Date.parse(came) + minutes * MINUTE).toISOString(),
})
const count = async (at: Seed, kind: FigureKind, name: string, times: number, day = '2026-11-24') => {
  const { countFigure, flushFigures } = await import('@/features/reports/count')
  for (let time = 0; time < times; time++) countFigure({ tenant: world.refs[at].tenant, day, kind, name })
  await flushFigures()
}

beforeAll(async () => {
  world = await makeWorld()
  for (const collection of ['leads', 'opening-hours', 'site-figures'] as const)
    await world.db.delete({ collection, where: {}, overrideAccess: true })
  const [mon, tue] = ['2026-11-22T23:00:00.000Z', '2026-11-23T23:00:00.000Z']
  await lead('a', mon, answered(mon, 10))
  const car_id = world.ids.cars?.a
  await lead('a', mon, { ...answered(mon, 50), car_id, came_from: 'google' })
  await lead('a2', tue, { ...answered(tue, 300), category: 'Feedback' })
  await lead('a', '2026-11-25T00:50:00.000Z', { car_id })
  await lead('a', tue, { state: 'spam', suspected: true })
  const before = '2026-11-16T23:00:00.000Z'
  await lead('a', before, answered(before, 90))
  // A minute before this week, and after the part of the last one that it is held against.
  await lead('a', '2026-11-22T12:59:00.000Z')
  await lead('b', mon)
  await count('a', 'car_view', world.ids.cars?.a ?? '', 7)
  await count('a', 'car_view', world.ids.cars?.a ?? '', 2, '2026-11-18')
  await count('a', 'no_result', 'HiAce, Automatic', 3)
  await count('b', 'no_result', 'of another dealer', 9)
  await count('a', 'no_result', 'HiAce, Automatic', 1)
})
afterAll(closeDb)

const userOf = (name: string) => staffIn(world, name)
async function reportFor(who: string, params: Record<string, string> = { week: WEEK }) {
  const user = await userOf(who)
  const requested = await requestedReport(world.db, user, params, NOW)
  if (!requested) throw new Error('no dealer')
  const report = await readReport({ payload: world.db, user, now: NOW }, requested)
  const table = (key: string) => report.tables.find((one) => one.key === key)
  const rows = (key: string) => table(key)?.rows
  return {
    asked: requested,
    views: await viewsLately({ payload: world.db, user, now: NOW }, requested.dealer.id),
    figures: Object.fromEntries(report.figures.map(({ label, value, beside }) => [label, [value, beside]])),
    rows,
    table,
  }
}

it('B12 its numbers are those of the seeded week, by the dealer’s clock', async () => {
  const { figures, rows, views } = await reportFor('dealer admin of A')
  expect(figures).toMatchObject({
    Leads: ['4', '3 more than the week before'],
    'Reply time': ['50 min', '40 minutes faster than the week before'],
    'Answered in time': ['67 %', '100 % the week before'],
    'Car page views': ['7', '29 % became a lead'],
  })
  expect(rows('days')?.map(([, leads]) => leads)).toEqual([2, 1, 1])
  expect(rows('sources')).toEqual([
    ['Website', 0, 3],
    ['Google', 0, 1],
  ])
  expect(rows('asked')).toEqual([
    ['Test Drive', 3],
    ['Feedback', 1],
  ])
  expect(rows('replies')?.map(([, leads]) => leads)).toEqual([1, 0, 1, 0, 0, 1])
  expect(rows('searches')).toEqual([['HiAce, Automatic', 4]])
  expect(rows('cars')?.[0]?.[2]).toBe(7)
  // What the car's own screen says: of the days that the reports open with.
  expect([...views]).toEqual([[world.ids.cars?.a, 9]])
})

it('prices above similar cars are the dealer’s own, and rated for the price that is asked', async () => {
  const price_rating = exampleRating({ price: 36_000, type: 'drive_away', is: 'above', middle: 30_000 })
  const set = (price_type: string) => ({ price: 36_000, price_type, price_rating })
  const ask = async (at: Seed, price_type: string) =>
    (await table('cars')).update([['id', '=', world.ids.cars?.[at] ?? '']], set(price_type))
  for (const at of ['a', 'b'] as const) await ask(at, 'drive_away')
  const { rows } = await reportFor('dealer admin of A')
  expect(rows('dear')).toMatchObject([['CANARYA', 'S1', '$36,000', '$30,000', 6, null]])
  await ask('a', 'egc')
  expect((await reportFor('dealer admin of A')).rows('dear')).toEqual([])
})

it('B12 slow pages and reservations equal what was counted, of their own dealer', async () => {
  const { countPage, flushFigures } = await import('@/features/reports/count')
  const dealers = new Map([
    ['a.example', world.refs.a.tenant],
    ['b.example', world.refs.b.tenant],
  ])
  const dealerOf = async (host: string) => {
    const tenant = dealers.get(host)
    return Promise.resolve(tenant ? { tenant, zone: 'Australia/Sydney' } : null)
  }
  const made = (host: string, page: string, ms: number) =>
    countPage(dealerOf, { host, page, ms }, new Date('2026-11-24T02:00:00.000Z'))
  for (const ms of [200, 300, 1900]) await made('a.example', 'list', ms)
  await made('a.example', 'car', 80.4)
  await made('b.example', 'home', 5000)
  await made('nobody.example', 'home', 5000)
  await flushFigures()
  await count('a', 'reserve_view', world.ids.cars?.a ?? '', 8)
  await count('b', 'reserve_view', world.ids.cars?.b ?? '', 3)
  const reservation = (at: Seed, key: string, more: Record<string, unknown>) =>
    plant(world.db, 'reservations', {
      ...{ tenant: world.refs[at].tenant, location_id: world.refs[at].location, reservation_id: key },
      ...{ car_id: key, hold_seq: 1, name: key, amount: 200, state: 'held' },
      ...{ createdAt: '2026-11-24T02:00:00.000Z', paid_at: Date.parse('2026-11-24T02:05:00.000Z') },
      ...more,
    })
  await reservation('a', 'RA1', {})
  await reservation('a', 'RA2', { state: 'cancelled', money: 'refunded' })
  await reservation('a', 'RA3', { state: 'expired', paid_at: null })
  await reservation('a', 'RA4', { createdAt: '2026-11-18T02:00:00.000Z' })
  await reservation('b', 'RB1', {})
  const { figures, rows } = await reportFor('dealer admin of A', { week: WEEK })
  expect(rows('pages')).toEqual([
    ['Tue 24 Nov', 'List of cars', 3, 1, '0.80'],
    ['Tue 24 Nov', 'Car', 1, 0, '0.08'],
  ])
  expect(rows('reserve')).toEqual([['Tue 24 Nov', 8, 2, '25 %']])
  expect(figures['Reservation rate']?.[0]).toBe('25 %')
  const admin = world.principals.find(({ name }) => name === 'dealer admin of A')
  const file = await rest('GET', `/report-tables/pages?week=${WEEK}`, admin?.headers ?? {})
  expect(file.text).toContain('Tue 24 Nov,List of cars,3,1,0.80')
})

it('B12 the file of cars holds every car, the screen ten and how many there are', async () => {
  const car = SAMPLES.cars?.(world.refs.a, 'Seen', '')
  const ids = []
  for (let number = 10; number < 22; number++)
    ids.push(await plant(world.db, 'cars', { ...car, slug: `seen${number}`, stocknum: `SEEN${number}` }))
  for (const id of ids) await count('a', 'car_view', id, 1, '2026-11-12')
  const week = { week: '2026-11-12' }
  const { table } = await reportFor('dealer admin of A', week)
  expect([table('cars')?.rows.length, table('cars')?.total]).toEqual([10, 12])
  const admin = world.principals.find(({ name }) => name === 'dealer admin of A')
  const file = await rest('GET', `/report-tables/cars?week=${week.week}`, admin?.headers ?? {})
  expect(file.text.match(/SEEN\d+/g)).toHaveLength(12)
})

it('B11 B12 the feeds of each yard: last run, runs, held, refused cars and why, of the own dealer', async () => {
  const feed = (at: Seed, createdAt: string, more: object = {}) =>
    plant(world.db, 'stock-feeds', {
      ...{ tenant: world.refs[at].tenant, dealership_id: world.refs[at].dealership, dealership_slug: 'yard' },
      ...{ state: 'committed', createdAt, ...more },
    })
  const reasons = { '/price must be a number': 3, '/vin is too long': 1 }
  await feed('a', '2026-11-03T02:00:00.000Z', { summary: { refused: 4, reasons } })
  await feed('a', '2026-11-04T02:00:00.000Z', { state: 'released', held_reason: 'the feed is empty' })
  await feed('a', '2026-11-04T03:00:00.000Z', { state: 'open' })
  await feed('a', '2026-11-10T02:00:00.000Z')
  await feed('b', '2026-11-04T04:00:00.000Z')
  const { rows } = await reportFor('dealer admin of A', { week: '2026-11-03' })
  expect(rows('feeds')).toEqual([
    ['CANARYA', '4 Nov 2026, 12:00 pm', 2, 1, 4, expect.stringContaining('must be a number')],
  ])
  expect((await reportFor('dealer admin of A', { week: '2026-10-20' })).rows('feeds')).toEqual([])
  const admin = world.principals.find(({ name }) => name === 'dealer admin of A')
  const file = await rest('GET', '/report-tables/feeds?week=2026-11-03', admin?.headers ?? {})
  expect(file.text).toContain('CANARYA,"4 Nov 2026, 12:00 pm",2,1,4,')
  expect(file.text).not.toContain('CANARYB')
})

it('B12 the week before has its own figures', async () => {
  const { figures, rows } = await reportFor('dealer admin of A', { week: '2026-11-18' })
  expect([figures.Leads?.[0], figures['Car page views']?.[0], rows('searches')]).toEqual(['2', '2', []])
})

it('B12 I1 another dealer’s week is not read, whatever the address says', async () => {
  const own = await reportFor('dealer admin of A', { week: WEEK, dealer: world.refs.b.tenant })
  expect(own.asked.dealer.id).toBe(world.refs.a.tenant)
  expect(own.rows('searches')).toEqual([['HiAce, Automatic', 4]])
  const operator = await reportFor('platform admin', { week: WEEK, dealer: world.refs.b.tenant })
  expect([operator.figures.Leads?.[0], operator.rows('searches')]).toEqual(['1', [['of another dealer', 9]]])
})

it.each([
  ['dealer admin of A', true, 200],
  ['sales of A1', false, 403],
  ['editor of A', false, 403],
  ['anonymous', false, 403],
])('B12 I1 %s: %s, %i', async (name, may, status) => {
  const principal = world.principals.find((one) => one.name === name)
  if (principal?.userId) expect(mayReadReports(await userOf(name))).toBe(may)
  const answer = await rest('GET', `/report-tables/days?week=${WEEK}`, principal?.headers ?? {})
  expect(answer.status).toBe(status)
})

it('B12 a table is a file; another dealer’s, and one that is none, are not found', async () => {
  const admin = world.principals.find(({ name }) => name === 'dealer admin of A')
  const get = (path: string) => rest('GET', `/report-tables/${path}`, admin?.headers ?? {})
  expect((await get(`searches?week=${WEEK}`)).text).toContain('"HiAce, Automatic",4')
  expect((await get(`searches?week=${WEEK}&dealer=${world.refs.b.tenant}`)).status).toBe(404)
  expect((await get('none')).status).toBe(404)
})

it('B12 what strangers search for cannot fill the store: a thousand names a day', async () => {
  const { addToFigure } = await import('@/core/dealer/rows/figureRows')
  const key = { tenant: world.refs.c.tenant, day: '2026-11-25', kind: 'no_result' } as const
  for (let name = 0; name < 1003; name++) await addToFigure({ ...key, name: `n${name}` }, 1)
  await addToFigure({ ...key, name: 'n7' }, 4)
  const { totalDocs } = await world.db.count({
    collection: 'site-figures',
    where: { tenant: { equals: key.tenant }, day: { equals: key.day } },
    overrideAccess: true,
  })
  expect(totalDocs).toBe(1000)
})
