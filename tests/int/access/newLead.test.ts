/** Staff note an enquiry by phone or in person: two dealers, their places, and those who may not. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { closeDb } from '../../helpers/db'
import { rest } from './rest'
import { makeWorld, NOT_THEIRS, plant, type World, principalIn } from './world'

let world: World
const SALES = 'sales of A1'
beforeAll(async () => {
  world = await makeWorld()
  await world.db.delete({ collection: 'lead-rules', where: {}, overrideAccess: true })
  await world.db.delete({ collection: 'lead-destinations', where: {}, overrideAccess: true })
  const { tenant } = world.refs.a
  await plant(world.db, 'lead-rules', {
    ...{ tenant, title: 'All of A', people: [userId()], position: 1, enabled: true },
  })
})
afterAll(closeDb)

const headersOf = (name: string): Record<string, string> => principalIn(world, name).headers
const add = (body: object, who = SALES) => rest('POST', '/new-leads', headersOf(who), body)
const userId = () => world.principals.find(({ name }) => name === SALES)?.userId
let serial = 0
const caller = (more: object = {}) => ({
  ...{ key: randomUUID(), location_id: world.refs.a.location, name: `Kim Caller ${++serial}` },
  ...{ phone: `0412 345 ${100 + serial}`, category: 'General Enquiry', source: 'Phone' },
  ...{ message: 'Wants a ute for the farm', ...more },
})
const leadsNamed = async (name: string) =>
  (
    await world.db.find({
      ...{ collection: 'leads', where: { tenant: { exists: true } }, overrideAccess: true },
      ...{ limit: 500, depth: 0 },
    })
  ).docs.filter((lead) => lead.name === name)

it('a call is a lead like any other: given to whom the rules say, due, and nobody is mailed without an address', async () => {
  const body = caller({ car_id: world.ids.cars?.a })
  const answers = await Promise.all([add(body), add(body)])
  expect(answers.map(({ status }) => status)).toContain(201)
  const [lead, ...more] = await leadsNamed(body.name)
  expect(more).toEqual([])
  expect(lead).toMatchObject({
    ...{ source: 'Phone', came_from: 'Phone', state: 'new', suspected: false, message: body.message },
    ...{ location_id: world.refs.a.location, car_id: world.ids.cars?.a, assigned_to: userId() },
    ...{ consent: { marketing: false, terms: false, marketing_text: '', channel: 'phone or in person' } },
  })
  expect([lead?.opt_in, lead?.responded_at ?? null]).toEqual([false, null])
  expect(JSON.stringify(lead?.deliveries)).not.toContain('"receipt"')
  const { docs } = await world.db.find({
    ...{ collection: 'audit-log', where: { what: { equals: 'added leads' } }, overrideAccess: true },
  })
  expect(docs).toMatchObject([{ doc_id: lead?.id, who: expect.stringContaining('@') }])
})

it('with an address a confirmation goes there, in words for somebody who has written nothing', async () => {
  const body = caller({ email: 'kim@shopper.example', source: 'Walk-in', category: 'Service Enquiry' })
  const { reference, lead: id } = JSON.parse((await add(body, 'dealer admin of A')).body)
  const [lead] = await leadsNamed(body.name)
  expect(lead).toMatchObject({ id, lead_id: reference, source: 'Walk-in', category: 'Service Enquiry' })
  expect(lead?.deliveries).toContainEqual(
    expect.objectContaining({ channel: 'receipt', to: 'kim@shopper.example' }),
  )
  const { parseFacts } = await import('@/features/leads/mailFor')
  const { receipt } = await import('@/features/leads/letters/receipt')
  const { stated: said } = await import('../../helpers/letters')
  const { text } = said(receipt, { lead: parseFacts(lead?.facts), now: new Date() })
  expect(text).toContain('Thank you for getting in touch with')
})

it.each([
  ['no number and no address', { phone: '' }, 'phone number or an email'],
  ['a number that is none', { phone: '0412 345 67' }, 'phone number'],
  ['an address that is none', { email: 'kim@' }, ''],
  ['no name', { name: ' ' }, 'Enter a name'],
  ['no topic', { category: 'Spin to win' }, 'Choose what it is about'],
  ['a source of its own', { source: 'Website' }, 'Phone or Walk-in'],
  ['a car that is not there', { car_id: 'nope' }, 'not in the stock'],
  ['an object as a name', { name: { toString: 1 } }, ''],
])('says what is wrong with %s', async (_what, more, words) => {
  const refused = await add(caller(more))
  expect([refused.status, refused.body]).toEqual([422, expect.stringContaining(words)])
})

it('places and cars of others are as if they were not there', async () => {
  for (const [at, who] of NOT_THEIRS) {
    const body = caller({ name: 'Not Mine', location_id: world.refs[at].location })
    expect([at, who, (await add(body, who)).status]).toEqual([at, who, 404])
  }
  expect((await add(caller({ name: 'Not Mine', car_id: world.ids.cars?.b }))).status).toBe(422)
  expect(await leadsNamed('Not Mine')).toEqual([])
})
