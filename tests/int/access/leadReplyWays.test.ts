/** Answers by SMS, and answers that offer another car of the dealer's stock. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { closeDb } from '../../helpers/db'
import type { MailMessage, MailPort } from '@/integrations/mail'
import type { SmsMessage, SmsPort } from '@/integrations/sms'
import { deliverOne } from '@/features/leads/deliveries.worker'
import { someFacts } from '../../unit/leads/someFacts'
import { rest } from './rest'
import { makeWorld, plant, type World, principalIn } from './world'

let world: World
let serial = 0
const SALES = 'sales of A1'
const mails: MailMessage[] = []
const texts: SmsMessage[] = []
const mail: MailPort = { kind: 'files', send: async (one) => void mails.push(one) }
const sms: SmsPort = { send: async (one) => void texts.push(one) }
const deliver = async () => {
  while (await deliverOne(mail, undefined, { sms, webhooks: { send: () => Promise.resolve(200) } }));
}

beforeAll(async () => {
  world = await makeWorld()
})
beforeEach(() => {
  mails.length = 0
  texts.length = 0
})
afterAll(closeDb)

async function repliesBySms(smsReplies: boolean) {
  const id = world.refs.a.tenant
  const { config } = await world.db.findByID({ collection: 'tenants', id, depth: 0, overrideAccess: true })
  await world.db.update({
    collection: 'tenants',
    id,
    overrideAccess: true,
    data: { config: { ...config, forms: { ...config.forms, smsReplies } } },
  })
}

async function lead(more: object = {}): Promise<string> {
  const lead_id = `LW${serial++}`
  return plant(world.db, 'leads', {
    ...{ tenant: world.refs.a.tenant, location_id: world.refs.a.location, lead_id, dedupe_key: lead_id },
    ...{ state: 'new', name: 'Sam', email: 'sam@shopper.example', phone: '0412 345 678' },
    ...{ facts: { ...someFacts(), lead_id }, timeline: [], deliveries: [], delivery_state: 'none' },
    ...{ delivery_lease_until: 0, delivery_next_at: 0, ...more },
  })
}
const answer = (id: string, more: object) =>
  rest('POST', `/lead-answers/${id}`, principalIn(world, SALES).headers, {
    key: randomUUID(),
    kind: 'reply',
    text: 'How about this one?',
    ...more,
  })
const stored = (id: string) => world.db.findByID({ collection: 'leads', id, depth: 0, overrideAccess: true })

it('an answer goes by SMS where the dealer wants it, once, and stops the clock', async () => {
  await repliesBySms(true)
  const id = await lead()
  const body = { key: randomUUID(), kind: 'sms' }
  expect([(await answer(id, body)).status, (await answer(id, body)).status]).toEqual([201, 200])
  await deliver()
  expect(texts).toMatchObject([{ to: '+61412345678', text: expect.stringContaining('How about this one?') }])
  expect(mails).toEqual([])
  expect(await stored(id)).toMatchObject({ state: 'contacted', timeline: [{ kind: 'sms' }] })
})

it.each([
  ['to a landline', true, { phone: '(07) 3123 4567' }],
  ['without a number', true, { phone: null }],
  ['where the dealer sends none', false, {}],
])('no SMS goes %s, and the words say why', async (_what, on, more) => {
  await repliesBySms(on)
  const id = await lead(more)
  const refused = await answer(id, { kind: 'sms' })
  expect([refused.status, refused.body]).toEqual([422, expect.stringContaining('No SMS goes to this lead')])
  expect((await stored(id)).timeline).toEqual([])
})

it('another car is offered as it is today, in the mail and in the timeline', async () => {
  const id = await lead()
  const car_id = world.ids.cars?.a
  await world.db.update({
    collection: 'cars',
    id: car_id ?? '',
    overrideAccess: true,
    data: { price: 49_850, price_type: 'drive_away' },
  })
  expect((await answer(id, { car_id })).status).toBe(201)
  await world.db.update({
    collection: 'cars',
    id: car_id ?? '',
    overrideAccess: true,
    data: { price: 51_000 },
  })
  await deliver()
  expect(mails).toHaveLength(1)
  const { text = '', html = '' } = mails[0] ?? {}
  for (const body of [text, html]) {
    expect(body).toContain('$49,850')
    expect(body).toMatch(/https?:\/\/[^ "]+\/cars\//)
  }
  expect((await stored(id)).timeline).toMatchObject([{ kind: 'reply', car: { id: car_id } }])
})

it('a car of another dealer, one that is sold and one that is not there are not offered', async () => {
  const id = await lead()
  const sold = world.ids.cars?.a ?? ''
  await world.db.update({
    collection: 'cars',
    id: sold,
    overrideAccess: true,
    data: { status: 'sold', sold: true },
  })
  for (const car_id of [world.ids.cars?.b, sold, 'nope']) {
    const refused = await answer(id, { car_id })
    expect([refused.status, refused.body]).toEqual([422, expect.stringContaining('cannot be offered')])
  }
  expect((await stored(id)).timeline).toEqual([])
})
