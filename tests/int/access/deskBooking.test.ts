/** Staff book for a lead, a caller or somebody at the counter: two dealers, their places, and those who may not. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { closeDb } from '../../helpers/db'
import { dayBookings } from '@/admin/bookings/dayBookings'
import type { MailMessage, MailPort } from '@/integrations/mail'
import { sendOnce } from '@/features/bookings/bookings.worker'
import { someFacts } from '../../unit/leads/someFacts'
import { rest } from './rest'
import { makeWorld, NOT_THEIRS, plant, type Seed, type World, principalIn } from './world'

let world: World
let serial = 0
const SALES = 'sales of A1'
const WEEK = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
  ...{ weekday, status: 'Open', open: '08:00', close: '18:00' },
}))
const mails: MailMessage[] = []
const port: MailPort = { kind: 'files', send: async (mail) => void mails.push(mail) }

async function openDoors(seed: Seed) {
  const { tenant, location, dealership } = world.refs[seed]
  await world.db.delete({
    collection: 'opening-hours',
    where: { location_id: { equals: location } },
    overrideAccess: true,
  })
  await plant(world.db, 'opening-hours', {
    ...{ tenant, location_id: location, location_name: 'Open', department: 'sales', week: WEEK },
  })
  await world.db.update({
    collection: 'locations',
    id: location,
    overrideAccess: true,
    data: {
      dealership_id: dealership,
      location_type: 'sales',
      test_drives: { minutes: 60, at_once: 1, days_ahead: 20 },
    },
  })
}

beforeAll(async () => {
  world = await makeWorld()
  for (const key of ['a', 'b'] as const) {
    const id = world.refs[key].tenant
    const { config } = await world.db.findByID({ collection: 'tenants', id, depth: 0, overrideAccess: true })
    await world.db.update({
      collection: 'tenants',
      id,
      overrideAccess: true,
      data: { config: { ...config, features: { ...config.features, testDrive: true } } },
    })
  }
  for (const seed of ['a', 'a2', 'b'] as const) await openDoors(seed)
})
afterAll(closeDb)

const headersOf = (name: string): Record<string, string> => principalIn(world, name).headers
const timesAt = (at: Seed, who = SALES) =>
  rest('GET', `/desk-times?location_id=${world.refs[at].location}`, headersOf(who))
/** A free time that no other test of this file uses. */
async function freeTime(at: Seed = 'a', who = SALES): Promise<string> {
  const { days } = JSON.parse((await timesAt(at, who)).body)
  return days[2 + serial].times[serial++ % 3].start
}
const book = (body: object, who = SALES) => rest('POST', '/desk-bookings', headersOf(who), body)
const caller = (more: object = {}) => ({
  ...{ key: randomUUID(), location_id: world.refs.a.location, name: 'Kim Caller' },
  ...{ phone: `0412 345 ${100 + serial}`, ...more },
})
const leadsNamed = async (name: string) =>
  (await world.db.find({ collection: 'leads', overrideAccess: true, limit: 500 })).docs.filter(
    (lead) => lead.name === name,
  )
const bookingsOf = async (name: string) =>
  (await world.db.find({ collection: 'bookings', overrideAccess: true, limit: 500 })).docs.filter(
    (one) => one.name === name,
  )
async function lead(at: Seed = 'a', more: object = {}): Promise<string> {
  const lead_id = `LD${serial}${randomUUID().slice(0, 4)}`
  return plant(world.db, 'leads', {
    ...{ tenant: world.refs[at].tenant, location_id: world.refs[at].location, lead_id, dedupe_key: lead_id },
    ...{ state: 'new', name: 'Lee Lead', email: 'lee@shopper.example', facts: { ...someFacts(), lead_id } },
    ...{ timeline: [], deliveries: [], delivery_state: 'none', delivery_lease_until: 0 },
    ...{ delivery_next_at: 0, ...more },
  })
}
const stored = (id: string) => world.db.findByID({ collection: 'leads', id, depth: 0, overrideAccess: true })

it('a lead is booked for: no second lead, it is answered and an appointment, and its timeline says so', async () => {
  const id = await lead()
  const before = (await leadsNamed('Lee Lead')).length
  const body = caller({ lead: id, name: 'Lee Lead', email: 'lee@shopper.example', start: await freeTime() })
  const done = await book(body)
  expect([done.status, JSON.parse(done.body).lead]).toEqual([201, id])
  const row = await stored(id)
  expect(row.state).toBe('appointment')
  expect(Math.abs(Date.parse(row.responded_at ?? '') - Date.now())).toBeLessThan(60_000)
  expect(row.timeline).toMatchObject([{ kind: 'booking', by: SALES }])
  expect(row.timeline?.[0]?.text).toContain('Test drive booked:')
  expect(await leadsNamed('Lee Lead')).toHaveLength(before)
  const [booking] = await bookingsOf('Lee Lead')
  expect(booking).toMatchObject({ lead_id: row.lead_id, state: 'booked' })
  expect((await book(body)).status).toBe(200)
  expect((await stored(id)).timeline).toHaveLength(1)
})

it('a name and a number are enough: one lead that is not due, no mail that goes nowhere', async () => {
  const body = caller({ name: 'Noa Number', start: await freeTime() })
  const answers = await Promise.all([book(body), book(body)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 201])
  const [own, ...more] = await leadsNamed('Noa Number')
  expect(more).toEqual([])
  expect(own).toMatchObject({
    ...{ state: 'appointment', source: 'Phone or walk-in', suspected: false },
    ...{ consent: { marketing: false, marketing_text: '', channel: 'phone or in person' } },
  })
  expect(own?.responded_at).toBeTruthy()
  const [booking] = await bookingsOf('Noa Number')
  expect(booking).toMatchObject({ lead_id: own?.lead_id })
  while (await sendOnce(port, Date.now() + 40 * 86_400_000));
  expect(mails.filter(({ to }) => !to.address)).toEqual([])
})

it('who calls about an open lead gets no second one', async () => {
  const first = await book(caller({ name: 'Ivy Twice', phone: '0412 999 111', start: await freeTime() }))
  const second = await book(caller({ name: 'Ivy Twice', phone: '+61412999111', start: await freeTime() }))
  expect(JSON.parse(second.body).lead).toBe(JSON.parse(first.body).lead)
  expect(await leadsNamed('Ivy Twice')).toHaveLength(1)
})

it('of many at one time one gets it, and the others hear what is wrong', async () => {
  const start = await freeTime()
  const answers = await Promise.all([1, 2, 3, 4].map((n) => book(caller({ name: `Race ${n}`, start }))))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])
  const lost = answers.find(({ status }) => status === 409)
  expect(JSON.parse(lost?.body ?? '').errors[0]).toMatchObject({
    message: expect.stringContaining('Choose another'),
  })
})

it.each([
  ['no number and no address', { phone: '' }, 'phone number or an email'],
  ['a number that is none', { phone: '12345' }, 'whole phone number'],
  ['no name', { name: ' ' }, 'Enter a name'],
  ['no time', { start: 'soon' }, 'Choose a time'],
  ['a car that is not there', { car_id: 'nope' }, 'cannot be driven'],
])('says what is wrong with %s', async (_what, more, words) => {
  const refused = await book(caller({ start: await freeTime(), ...more }))
  expect([refused.status, refused.body]).toEqual([422, expect.stringContaining(words)])
})

it('places, leads and cars of others are as if they were not there', async () => {
  const start = await freeTime()
  for (const [at, who] of NOT_THEIRS) {
    const body = caller({ name: 'Not Mine', location_id: world.refs[at].location, start })
    expect([at, who, (await book(body, who)).status]).toEqual([at, who, 404])
    expect([at, who, (await timesAt(at, who)).status]).toEqual([at, who, 404])
  }
  expect((await book(caller({ name: 'Not Mine', lead: await lead('b'), start }))).status).toBe(404)
  expect((await book(caller({ name: 'Not Mine', lead: await lead('a2'), start }))).status).toBe(404)
  const car = world.ids.cars?.b
  expect((await book(caller({ name: 'Not Mine', car_id: car, start }))).status).toBe(422)
  expect(await bookingsOf('Not Mine')).toEqual([])
  const found = async (who: string, tenant: string) =>
    rest('GET', `/stock-choices?tenant=${tenant}&q=S1`, headersOf(who))
  expect(JSON.parse((await found(SALES, world.refs.a.tenant)).body).cars.length).toBeGreaterThan(0)
  expect(JSON.parse((await found(SALES, world.refs.b.tenant)).body).cars).toEqual([])
  expect((await found('anonymous', world.refs.a.tenant)).status).toBe(404)
})

it('a cancelled booking is offered back while its time is free, and refused in words when it is not', async () => {
  const start = await freeTime()
  const { id } = JSON.parse((await book(caller({ name: 'Bo Back', start }))).body)
  const set = (state: string) => rest('POST', `/booking-states/${id}`, headersOf(SALES), { state })
  const userId = world.principals.find(({ name }) => name === SALES)?.userId ?? ''
  const user = await world.db.findByID({ collection: 'users', id: userId, depth: 0, overrideAccess: true })
  const line = async () => {
    const of = { ...user, collection: 'users' } as const
    const { places } = await dayBookings(world.db, of, start.slice(0, 10), new Date())
    return places.flatMap(({ lines }) => lines).find((one) => one.id === id)
  }
  expect(await line()).toMatchObject({ hasEmail: false, canReturn: false })
  await set('cancelled')
  expect(await line()).toMatchObject({ state: 'cancelled', canReturn: true })
  expect((await set('booked')).status).toBe(200)
  expect(await line()).toMatchObject({ state: 'booked', canReturn: false })
  await set('cancelled')
  await book(caller({ name: 'Bo Second', start }))
  expect(await line()).toMatchObject({ state: 'cancelled', canReturn: false })
  const refused = await set('booked')
  expect([refused.status, refused.body]).toEqual([409, expect.stringContaining('Book another time for them')])
})
