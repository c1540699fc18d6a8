/** Two demo dealers that live, and one that begins empty beside them. */
import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Row } from '@/db/tableTypes'
import { closeDb, freshDb } from '../../helpers/db'
import { demoLives, demoTenants } from '../../../tenants'

const { applyDemo } = await import('@/definitions/demo')
const { table } = await import('@/db/table')
const { addToFigure } = await import('@/core/dealer/rows/figureRows')
const { civilAt } = await import('@/core/dealer/country/civil')
const { env } = await import('@/env')
const LIVING = ['westside-motors', 'outback-caravans']
const EMPTY = 'harbour-toyota'
const lives = Object.fromEntries(Object.entries(demoLives).filter(([slug]) => LIVING.includes(slug)))
const DAY = 86_400_000

const ROWS = [
  ...['leads', 'bookings', 'valuations', 'reservations', 'stock-feeds', 'car-history', 'site-figures'],
  ...['saved-searches', 'audit-log'],
]
const all = async (name: string, where: Parameters<Awaited<ReturnType<typeof table>>['find']>[0] = []) =>
  (await table(name)).find(where)
const ids = new Map<string, string>()
const ofTenant = (slug: string) => [['tenant', '=', ids.get(slug) ?? '']] as const
const pagesToday = (slug: string) => ({
  tenant: ids.get(slug) ?? '',
  day: civilAt(new Date(), demoTenants.find((one) => one.slug === slug)?.config.timezone ?? 'UTC').date,
})
const counts = async () =>
  Object.fromEntries(await Promise.all(ROWS.map(async (name) => [name, (await all(name)).length] as const)))

beforeAll(async () => {
  await freshDb()
  await applyDemo(demoTenants)
  for (const { id, slug } of await all('tenants')) ids.set(String(slug), String(id))
  // Pages are served before a dealer has its past, and are counted.
  for (const slug of LIVING) await addToFigure({ ...pagesToday(slug), kind: 'page_made', name: 'home' }, 1)
  await applyDemo(demoTenants, undefined, lives)
})
afterAll(closeDb)

it.each(LIVING)('%s: what was counted of today before stays counted', async (slug) => {
  const { tenant, day } = pagesToday(slug)
  const [own, ...more] = await all('site-figures', [
    ...[['tenant', '=', tenant] as const, ['day', '=', day] as const],
    ...[['kind', '=', 'page_made'] as const, ['name', '=', 'home'] as const],
  ])
  expect([Number(own?.count) > 1, more]).toEqual([true, []])
})

it('a dealer without a life begins with nothing, and a second start adds nothing', async () => {
  const before = await counts()
  for (const name of ROWS.filter((one) => one !== 'audit-log'))
    expect([name, await all(name, ofTenant(EMPTY))]).toEqual([name, []])
  await applyDemo(demoTenants, undefined, lives)
  expect(await counts()).toEqual(before)
})

describe.each(LIVING)('%s', (slug) => {
  const own = (name: string) => all(name, ofTenant(slug))
  const idsOf = async (name: string) => new Set((await own(name)).map(({ id }) => id))
  const strangers = (rows: readonly Row[], column: string, known: ReadonlySet<unknown>) =>
    rows.filter((row) => row[column] && !known.has(row[column])).map((row) => [column, row[column]])

  it('has rows of each kind, none of which names a row of another dealer', async () => {
    const [cars, places] = await Promise.all([idsOf('cars'), idsOf('locations')])
    const leads = new Set((await own('leads')).map(({ lead_id }) => lead_id))
    const staff = new Set(
      (await all('users'))
        .filter(({ email }) => String(email).endsWith(`@${slug}.example`))
        .map(({ id }) => id),
    )
    for (const name of ROWS.filter((one) => one !== 'reservations' || slug === 'westside-motors')) {
      const rows = await own(name)
      expect([name, rows.length > 3]).toEqual([name, true])
      for (const [column, known] of [
        ['car_id', cars],
        ['location_id', places],
        ['assigned_to', staff],
        ['user_id', staff],
        ...(name === 'leads' ? [] : [['lead_id', leads] as const]),
      ] as const)
        expect(strangers(rows, column, known)).toEqual([])
    }
    const viewed = (await own('site-figures')).filter(({ kind }) => kind === 'car_view')
    expect(strangers(viewed, 'name', cars)).toEqual([])
    expect((await own('reservations')).length > 0).toBe(slug === 'westside-motors')
  })

  it('writes to nobody who could exist', async () => {
    for (const name of ['leads', 'bookings', 'reservations', 'saved-searches'])
      for (const { email, phone } of await own(name)) {
        expect(String(email)).toMatch(/^[a-z.]+@\w+\.example$/)
        if (phone) expect(String(phone)).toMatch(/^(0491 57\d \d{3}|\(0[378]\) 7010 \d{4})$/)
      }
  })

  it('tells of each lead what could have been: its car was for sale, an answer came after it and quotes its price', async () => {
    const cars = new Map((await own('cars')).map((car) => [car.id, car]))
    const facts = z.object({
      car: z.object({ price_text: z.string() }).optional(),
      offer: z.number().optional(),
    })
    const said = z.array(z.object({ text: z.string(), at: z.string() }))
    for (const lead of await own('leads')) {
      const [at, car] = [Date.parse(String(lead.createdAt)), cars.get(lead.car_id)]
      expect(at).toBeLessThanOrEqual(Date.now())
      if (car) expect(Number(car.created_at) * 1000).toBeLessThan(at)
      if (car?.sold_date_timestamp) expect(Number(car.sold_date_timestamp) * 1000).toBeGreaterThan(at)
      if (lead.responded_at) {
        expect(Date.parse(String(lead.responded_at))).toBeGreaterThanOrEqual(at)
        expect(Date.parse(String(lead.responded_at))).toBeLessThan(Date.now())
      }
      const { car: shown, offer } = facts.parse(lead.facts)
      for (const { text } of said.parse(lead.timeline)) {
        expect(text).not.toMatch(/[{}]/)
        const quoted = [...text.matchAll(/\$[\d,]+/g)].map(([money]) => money)
        const known = `${shown?.price_text} $${offer?.toLocaleString('en')} $300`
        expect(quoted.filter((money) => !known.includes(money))).toEqual([])
      }
    }
  })

  it('has somebody who waits, somebody who waits too long, and bookings of the coming days', async () => {
    const waiting = (await own('leads')).filter(({ state, responded_at }) => state === 'new' && !responded_at)
    expect(waiting.length).toBeGreaterThanOrEqual(3)
    const coming = (await own('bookings')).filter(
      ({ state, start }) => state === 'booked' && Date.parse(String(start)) > Date.now(),
    )
    expect(coming.length).toBeGreaterThan(2)
    expect((await own('stock-feeds')).filter(({ state }) => state === 'held')).toHaveLength(1)
  })
})

it('can be begun at any hour of a week, and the same hour gives the same', async () => {
  const { readStage } = await import('@/definitions/life/stage')
  const { leadsOf } = await import('@/definitions/life/leads')
  const [tenant, life] = [ids.get('outback-caravans') ?? '', demoLives['outback-caravans']]
  if (!life) throw new Error('no life')
  const begun = async (now: number) => leadsOf(await readStage(tenant, life, now))
  for (let hours = 0; hours < 7 * 24; hours += 23) {
    const now = Date.now() + hours * 3_600_000
    const { leads, bookings } = await begun(now)
    const coming = bookings.filter(
      ({ state, start }) => state === 'booked' && Date.parse(String(start)) > now,
    )
    expect([hours, coming.length > 2, leads.length > 60]).toEqual([hours, true, true])
  }
  const now = Date.now()
  const told = async () =>
    (await begun(now)).leads.map(({ lead_id, name, message }) => [lead_id, name, message])
  expect(await told()).toEqual(await told())
})

it('a row that was made up owes nothing: no mail, text or webhook follows in two months', async () => {
  const { outbox } = await import('@/cli/server/outbox')
  const { deliverOne } = await import('@/features/leads/deliveries.worker')
  const bookings = await import('@/features/bookings/bookings.worker')
  const { makeBookingLead } = await import('@/features/bookings/bookingLead')
  const searches = await import('@/features/saved-searches/saved-searches.worker')
  const { stockChangedFor } = await import('@/features/saved-searches/stockChanged')
  const { reservationsOnce, sweepHolds } = await import('@/features/reservations/reservations.worker')
  const { tellStaleFeeds } = await import('@/features/stock/staleFeeds')
  const { finishFeeds } = await import('@/features/stock/feeds.worker')
  const { noteOnLead } = await import('@/features/leads/noteOnLead')
  const { driveOf } = await import('@/features/bookings/driveOf')
  const { followHandover, withHourOfNow } = await import('@/features/bookings/handover')
  const { payments } = await import('@/integrations/payments')
  const { mail } = await import('@/integrations/mail')
  const report = await outbox()
  expect(report.lines.filter((line) => !/: 0 waiting, 0 given up$/.test(line))).toEqual([])

  const later = Date.now() + 60 * DAY
  await stockChangedFor([...ids.values()], Date.now())
  const none = () => Promise.reject(new Error('A lead was made of a row that was made up'))
  const ports = {
    payments: payments(),
    mail: mail(),
    makeLead: none,
    noteOnLead,
    driveOf,
    followHandover,
    withHourOfNow,
  }
  const steps = [
    () => reservationsOnce(ports, later),
    () => deliverOne(undefined, later),
    () => makeBookingLead(none, later),
    () => bookings.sendOnce(undefined, later),
    () => bookings.remindOnce(later),
    () => searches.sendOnce(undefined, later),
    () => searches.evaluateOnce(later),
  ]
  for (const step of steps) expect(await step()).toBe(false)
  const { lapseHolds } = await import('@/definitions/life/lapse')
  const held = async () => (await all('reservations', [['state', '=', 'held']])).length
  expect(await held()).toBe(2)
  expect(await lapseHolds(Date.now())).toBe(0)
  expect(await lapseHolds(later)).toBe(2)
  expect(await held()).toBe(0)
  const open = await all('reservations', [['hold_open', '=', true]])
  expect(open).toEqual([])
  expect(await all('cars', [['hold_until', '>', 0]])).toEqual([])
  expect(await reservationsOnce(ports, later)).toBe(false)
  await sweepHolds(later)
  for (const days of [2, 60]) expect(await tellStaleFeeds(Date.now() + days * DAY)).toBe(0)
  expect(await finishFeeds(later)).toBe(0)
  expect(readdirSync(env.dataDir)).not.toContain('mail')
})
