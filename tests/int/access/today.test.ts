import { afterAll, beforeAll, expect, it } from 'vitest'
import { closeDb } from '../../helpers/db'
import { countsFor, readCounts } from '@/admin/frame/counts'
import { todayFor } from '@/admin/dashboard/readToday'
import { NEVER } from '@/lib/never'
import { SAMPLES } from './samples.data'
import { rest } from './rest'
import { makeWorld, plant, type Seed, type World, staffIn, principalIn } from './world'

let world: World
/** A Wednesday long before the rows of the world, so that the week has only the rows of this test. */
const NOW = new Date('2026-03-11T02:00:00Z')
const HOUR = 3_600_000
const createdAt = new Date(NOW.getTime() - HOUR).toISOString()
const DAY = 86_400_000
const ids: Record<string, string> = {}
const unsent: Record<string, string> = {}

async function seed(at: Seed) {
  const { tenant, location, dealership } = world.refs[at]
  const own = { tenant, location_id: location, createdAt }
  const add = async (what: string, slug: string, data: Record<string, unknown>) => {
    ids[`${what} ${at}`] = await plant(world.db, slug, data)
  }
  await add('hold', 'reservations', {
    ...{ ...own, reservation_id: `H${at}`, state: 'held', money: 'paid', car_id: `held${at}`, hold_seq: 1 },
    ...{ car_name: `Held ${at}`, name: 'Ana Lee', held_until: NOW.getTime() + DAY },
  })
  await add('refund', 'reservations', {
    ...{ ...own, reservation_id: `F${at}`, state: 'expired', money: 'refund_failed', car_id: `lost${at}` },
    ...{ hold_seq: 1, amount: 500, name: 'Ana Lee', refund_since: NOW.getTime() - 4 * DAY },
  })
  await add('trade-in', 'valuations', { ...own, lead_id: `T${at}`, make: 'Mazda', form_completed: true })
  await add('lead', 'leads', { ...own, lead_id: `W${at}`, dedupe_key: `w${at}`, state: 'new', name: 'Bo' })
  await add('answered', 'leads', {
    ...{ ...own, lead_id: `D${at}`, dedupe_key: `x${at}`, state: 'contacted', name: 'Bo' },
    responded_at: new Date(NOW.getTime() - HOUR / 2).toISOString(),
  })
  // Answered long ago: only their deliveries wait, and the week does not count them.
  const past = new Date(NOW.getTime() - 40 * DAY).toISOString()
  const sent = { ...own, createdAt: past, state: 'contacted', responded_at: past, name: 'Bo' }
  unsent[at] = await plant(world.db, 'leads', {
    ...sent,
    lead_id: `U${at}`,
    dedupe_key: `u${at}`,
    delivery_state: 'failed',
  })
  if (at === 'a2')
    await plant(world.db, 'leads', {
      ...{ ...sent, lead_id: 'R', dedupe_key: 'r', delivery_state: 'pending', delivery_attempts: 2 },
    })
  await add('visit', 'bookings', {
    ...{ ...own, kind: 'test_drive', state: 'booked', minutes: 45, timezone: 'Australia/Brisbane' },
    ...{ start: new Date(NOW.getTime() + HOUR).toISOString(), name: `Visitor ${at}`, reference: `V${at}` },
    ...{ slot_key: `v${at}`, car_key: `v${at}`, request_key: `v${at}`, salt: 's', link_hash: `v${at}` },
    ...{ email: `${at}@shopper.example`, phone: '0400000000' },
  })
  if (at === 'a2') return
  const car = SAMPLES.cars?.(world.refs[at], at, '')
  const mend = (key: string, more: Record<string, unknown>) =>
    plant(world.db, 'cars', { ...car, stocknum: key, slug: key, ...more })
  await mend('refused', { index_attempts: 2, photos_count: 0 })
  await mend('bare', { photos_count: 0 })
  await mend('lost', { photos_count: 1, picture_next_at: NEVER })
  await add('feed', 'stock-feeds', {
    ...{ tenant, dealership_id: dealership, dealership_slug: 'yard', state: 'held' },
    ...{ missing: ['U1', 'U2'], held_reason: 'the feed is empty' },
  })
  await add('offer', 'offers', {
    ...{ tenant, name: `Deal ${at}`, slug: 'ends', description: 'x', _status: 'published' },
    ends_at: new Date(NOW.getTime() + 2 * DAY).toISOString(),
  })
  const advert = { tenant, description: 'x', price_text: '$21,990', _status: 'published' }
  await add('advert', 'offers', {
    ...{ ...advert, name: `Words ${at}`, slug: 'words' },
    ends_at: new Date(NOW.getTime() + 60 * DAY).toISOString(),
  })
  // Neither is seen by shoppers: one has ended, one is not published.
  await plant(world.db, 'offers', {
    ...{ ...advert, name: 'Ended', slug: 'ended', ends_at: new Date(NOW.getTime() - DAY).toISOString() },
  })
  await plant(world.db, 'offers', { ...advert, name: 'Draft', slug: 'draft', _status: 'draft' })
}

beforeAll(async () => {
  world = await makeWorld()
  for (const at of ['a', 'a2', 'b'] as const) await seed(at)
})
afterAll(closeDb)

const userOf = (name: string) => staffIn(world, name)
const today = async (name: string) => todayFor(world.db, await userOf(name), NOW)
const planted = async (name: string) => {
  const known = new Map(Object.entries(ids).map(([what, id]) => [id, what]))
  const { needs } = await today(name)
  return needs.flatMap(({ href }) => known.get(href.split('/').at(-1) ?? '') ?? []).sort()
}

it.each([
  [
    'dealer admin of A',
    [
      'advert a',
      'feed a',
      'hold a',
      'hold a2',
      'offer a',
      'refund a',
      'refund a2',
      'trade-in a',
      'trade-in a2',
    ],
  ],
  ['sales of A1', ['hold a', 'trade-in a']],
  ['editor of A', ['advert a', 'feed a', 'offer a']],
  ['staff of no dealer', []],
  ['disabled admin of A', []],
])('T9 B12 Today of %s has what they may do, of their dealer and place alone', async (name, needs) => {
  expect(await planted(name)).toEqual(needs)
})

it('T9 the platform sees every dealer, and whose each need is', async () => {
  const waiting = Object.keys(ids).filter((what) => !/^(lead|answered|visit) /.test(what))
  expect(await planted('platform admin')).toEqual(waiting.sort())
  const { dealers } = await today('platform admin')
  expect(dealers.get(world.refs.b.tenant)).toBe('CANARYB')
  expect((await today('dealer admin of A')).dealers.size).toBe(1)
})

it('B12 an offer against an advertising rule is told once; settings only to who may change them', async () => {
  const notified = async (name: string) =>
    (await today(name)).needs.filter(({ id }) => id.startsWith('rules')).map(({ title }) => title)
  const words = '“Words a” breaks an advertising rule'
  expect(await notified('editor of A')).toEqual([words])
  expect((await notified('dealer admin of A')).sort()).toEqual([
    'The website shows no dealer licence number',
    words,
  ])
  expect(await notified('sales of A1')).toEqual([])
})

it('B12 what is wrong comes before what runs out', async () => {
  const { needs } = await today('dealer admin of A')
  const tones = needs.map(({ tone }) => tone)
  expect(tones).toEqual([...tones].sort())
  expect(tones).toContain('bad')
})

it('B12 the week counts what the role may read, of its own dealer', async () => {
  const labels = async (name: string) => (await today(name)).figures.map(({ label }) => label)
  expect(await labels('dealer admin of A')).toEqual([
    'New leads',
    'Answered in time',
    'Cars added',
    'Cars sold',
    'Reservations',
  ])
  expect(await labels('editor of A')).toEqual(['Cars added', 'Cars sold'])
  expect(await labels('staff of no dealer')).toEqual([])
  const figure = async (name: string, label: string) =>
    (await today(name)).figures.find((one) => one.label === label)?.value
  expect(await figure('dealer admin of A', 'New leads')).toBe('4')
  expect(await figure('sales of A1', 'New leads')).toBe('2')
  expect(await figure('sales of A1', 'Answered in time')).toBe('1 of 1')
  expect(await figure('sales of A1', 'Reservations')).toBe('2')
})

it.each([
  [
    'dealer admin of A',
    true,
    ['cars lost', 'cars photos', 'cars refused', 'deliveries bad', 'deliveries soon'],
  ],
  ['editor of A', false, ['cars lost', 'cars photos', 'cars refused']],
  ['sales of A1', true, ['deliveries bad']],
  ['staff of no dealer', false, []],
])('T10 B12 %s has the card of leads: %s, and may mend: %j', async (name, readsLeads, mends) => {
  const { leads, needs } = await today(name)
  const notified = needs.flatMap(({ id }) => /^(cars|deliveries) \w+/.exec(id)?.[0] ?? [])
  expect([leads !== null, [...new Set(notified)].sort()]).toEqual([readsLeads, mends])
})

it('B12 leads that did not get through are of the own place, each with its press', async () => {
  const calls = async (name: string) =>
    (await today(name)).needs.flatMap(({ presses }) => presses?.flatMap((press) => press.calls) ?? [])
  expect(await calls('sales of A1')).toEqual([`/lead-resend/${unsent.a}`])
  expect((await calls('dealer admin of A')).sort()).toEqual(
    [`/lead-resend/${unsent.a}`, `/lead-resend/${unsent.a2}`].sort(),
  )
})

it.each([
  ['dealer admin of A', ['Visitor a', 'Visitor a2']],
  ['sales of A1', ['Visitor a']],
  ['editor of A', null],
])('T9 %s sees who comes today: %s', async (name, visitors) => {
  const seen = (await today(name)).visitors
  expect(seen?.map((one) => one.name).sort() ?? null).toEqual(visitors)
})

it.each([
  ['dealer admin of A', 1],
  ['sales of A1', 0],
  ['editor of A', 1],
  ['staff of no dealer', 0],
  ['disabled admin of A', 0],
])('T9 B14 the menu of %s counts what Today has, of their dealer and place alone', async (name, feeds) => {
  const { needs, leads, visitors } = await today(name)
  const counts = await readCounts(world.db, await userOf(name), NOW)
  expect(['', '/leads', '/bookings', '/collections/stock-feeds'].map((to) => counts[`/admin${to}`])).toEqual([
    ...[needs.length + (leads?.total ?? 0), leads?.total ?? 0, visitors?.length ?? 0, feeds],
  ])
})

it('T9 B14 counts are kept for one person: nobody gets those of another dealer or role, or of who chose another dealer', async () => {
  const kept = async (name: string, more: object = {}) => {
    const user = Object.assign(await userOf(name), more)
    return Promise.all([countsFor(world.db, user, false), countsFor(world.db, { ...user }, false)])
  }
  const group = 'group admin of A and C'
  const names = ['dealer admin of A', 'sales of A1', 'editor of A', group]
  const all = await Promise.all(names.map((name) => kept(name)))
  all.push(await kept(group, { _shown: world.refs.c.tenant }))
  for (const [first, second] of all) expect(second).toBe(first)
  expect(new Set(all.flat()).size).toBe(all.length)
  expect(all[4]?.[0]['/admin/leads']).toBeLessThan(all[3]?.[0]['/admin/leads'] ?? 0)
  expect(await countsFor(world.db, await userOf('platform admin'), false)).toEqual({})
})

it('no other dealer’s words are on Today', async () => {
  for (const name of ['dealer admin of A', 'sales of A1', 'editor of A'])
    expect(JSON.stringify(await today(name))).not.toContain('CANARYB')
})

it('B14 the note of a first visit goes for good, for the person who closes it alone', async () => {
  const steps = async (name: string) => (await today(name)).firstSteps?.length ?? 0
  expect([await steps('sales of A1'), await steps('editor of A')]).toEqual([3, 3])
  const { headers } = principalIn(world, 'sales of A1')
  const closed = await rest('POST', '/payload-preferences/first-visit', headers ?? {}, {
    value: { closed: true },
  })
  expect(closed.status).toBe(200)
  expect([await steps('sales of A1'), await steps('editor of A')]).toEqual([0, 3])
  expect([await steps('staff of no dealer'), await steps('disabled admin of A')]).toEqual([0, 0])
})
