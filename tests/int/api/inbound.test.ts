/** Mails and SMS that services hand on: two dealers, keys that may not, and what is sent twice. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { caller, serveApi, type TestApi } from '../../helpers/api'
import { openWorld, type World } from '../../helpers/stockWorld'
import { someFacts } from '../../unit/leads/someFacts'

let world: World
let api: TestApi
let serial = 0

beforeAll(async () => {
  world = await openWorld()
  api = await serveApi()
  for (const { tenantId } of [world.a, world.b]) {
    const tenants = await table('tenants')
    const [row] = await tenants.find([['id', '=', tenantId]])
    const config = z.looseObject({ forms: z.looseObject({}).optional() }).parse(row?.config)
    const forms = { ...config.forms, replyAddress: 'reply@in.dealer.example' }
    await tenants.update([['id', '=', tenantId]], { config: { ...config, forms } })
  }
})
afterAll(async () => {
  await api?.close()
  await world?.close()
})

const table = async (slug: string) => (await import('@/db/table')).table(slug)
async function secretOf(
  at: 'a' | 'b',
  scopes: ('messages:write' | 'leads:read')[] = ['messages:write'],
  dealerships: string[] = [],
) {
  const { createKey } = await import('@/features/keys/keyRows')
  return (await createKey({ tenantId: world[at].tenantId, name: 't', scopes, dealerships, createdBy: 't' }))
    .key
}
const keyOf = async (...how: Parameters<typeof secretOf>) => caller(api.origin, await secretOf(...how))
async function lead(at: 'a' | 'b', more: object = {}) {
  const lead_id = `LI${String(serial++).padStart(3, '0')}`
  await (
    await table('leads')
  ).insert({
    ...{ tenant: world[at].tenantId, lead_id, dedupe_key: lead_id, state: 'contacted', name: 'Mia' },
    ...{
      email: `${lead_id}@shopper.example`.toLowerCase(),
      person_email: `${lead_id}@shopper.example`.toLowerCase(),
    },
    ...{ facts: { ...someFacts(), lead_id }, timeline: [], deliveries: [], delivery_state: 'none' },
    ...{ delivery_lease_until: 0, delivery_next_at: 0, responded_at: new Date(), ...more },
  })
  return lead_id
}
const rowsOf = async (at: 'a' | 'b', lead_id: string) =>
  (await table('leads')).find([
    ['tenant', '=', world[at].tenantId],
    ['lead_id', '=', lead_id],
  ])
const timelineOf = async (at: 'a' | 'b', lead_id: string) =>
  z.array(z.looseObject({ kind: z.string() })).parse((await rowsOf(at, lead_id))[0]?.timeline)
async function addressOf(at: 'a' | 'b', lead_id: string): Promise<string> {
  const { answerAddress } = await import('@/features/leads/threadLinks')
  const { siteOfTenant } = await import('@/core/dealer/read/sites')
  const site = await siteOfTenant(world[at].tenantId)
  return (site && answerAddress(site, lead_id)) ?? ''
}
const mail = (more: object = {}) => ({
  ...{ from: 'Mia Nolan <stranger@shopper.example>', to: 'reply@in.dealer.example' },
  ...{ text: 'Is it there?', message_id: `<${serial++}@shopper.example>` },
  ...more,
})

it('an answer to a marked address is a message of its lead, once, with its quote cut off', async () => {
  const call = await keyOf('a')
  const lead_id = await lead('a')
  const body = mail({
    from: `Mia <${lead_id}@Shopper.example>`,
    to: (await addressOf('a', lead_id)).toLowerCase(),
    text: 'Yes please.\n\nOn Mon, 30 Nov 2026, Alpha wrote:\n> It is here.',
  })
  expect((await call('POST', '/inbound/mail', body)).body).toEqual({ state: 'threaded', lead_id })
  expect((await call('POST', '/inbound/mail', body)).body).toEqual({ state: 'known', lead_id })
  const entries = await timelineOf('a', lead_id)
  expect(entries).toMatchObject([{ kind: 'message', text: 'Yes please.', via: 'email' }])
  expect(entries[0]).not.toHaveProperty('from')
  expect((await rowsOf('a', lead_id))[0]?.asked_at).toBeGreaterThan(0)
})

it('names as services spell them, a key as a password, photos, and a sender that is another', async () => {
  const lead_id = await lead('a')
  const sharp = (await import('sharp')).default
  const photo = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#123' } })
    .png()
    .toBuffer()
  const sent = await fetch(`${api.origin}/api/v1/inbound/mail`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Basic ${Buffer.from(`any:${await secretOf('a')}`).toString('base64')}`,
    },
    body: JSON.stringify({
      ...{ From: 'Bo <bo@shopper.example>', To: await addressOf('a', lead_id), Subject: 'Re: Your enquiry' },
      ...{ TextBody: 'For Mia.', MessageID: 'b1', MessageStream: 'inbound' },
      Attachments: [
        { Name: 'a.png', Content: photo.toString('base64'), ContentType: 'image/png' },
        { Name: 'offer.pdf', Content: 'JVBERg==', ContentType: 'application/pdf' },
      ],
    }),
  })
  expect([sent.status, await sent.json()]).toEqual([200, { state: 'threaded', lead_id }])
  expect(await timelineOf('a', lead_id)).toMatchObject([
    { from: 'bo@shopper.example', text: 'For Mia.\n\n(Not taken: offer.pdf)', photos: [{ name: 'a.png' }] },
  ])
})

it('without a mark it belongs to the newest open lead of the sender; else it makes one, once', async () => {
  const call = await keyOf('a')
  const lead_id = await lead('a')
  const known = mail({ from: `${lead_id}@shopper.example` })
  expect((await call('POST', '/inbound/mail', known)).body).toEqual({ state: 'threaded', lead_id })
  const fresh = mail({ from: 'Nia <nia@shopper.example>' })
  const made = (await call('POST', '/inbound/mail', fresh)).body
  expect(made).toMatchObject({ state: 'new' })
  expect((await call('POST', '/inbound/mail', fresh)).body).toEqual({ state: 'known', lead_id: made.lead_id })
  const [row] = await rowsOf('a', String(made.lead_id))
  expect(row).toMatchObject({
    name: 'Nia',
    email: 'nia@shopper.example',
    message: 'Is it there?',
    source: 'Email',
  })
  expect(row).toMatchObject({ consent: { marketing: false, channel: 'email' }, timeline: [] })
})

it('an SMS belongs to the newest open lead of its number', async () => {
  const call = await keyOf('a')
  const lead_id = await lead('a', {
    person_phone: '+61491570156',
    phone: '0491 570 156',
    email: null,
    person_email: null,
  })
  const text = { text: 'Ten is good', message_id: 's1' }
  for (const [from, state] of [
    ['61491570156', 'threaded'],
    ['+61491570156', 'known'],
  ])
    expect((await call('POST', '/inbound/sms', { from, ...text })).body).toEqual({ state, lead_id })
  expect(await timelineOf('a', lead_id)).toMatchObject([{ via: 'sms', text: 'Ten is good' }])
  const other = await call('POST', '/inbound/sms', { from: '0491 570 157', text: 'Hi', message_id: 's2' })
  expect(other.body).toMatchObject({ state: 'new' })
})

it('a mark opens nothing at another dealer, and a changed one nothing at all', async () => {
  const [lead_id, call] = [await lead('a'), await keyOf('b')]
  const to = await addressOf('a', lead_id)
  for (const address of [to, to.replace(/.@/, (end) => (end === '0@' ? '1@' : '0@'))]) {
    const { body } = await call('POST', '/inbound/mail', mail({ to: address, from: 'eve@shopper.example' }))
    expect(body.lead_id).not.toBe(lead_id)
  }
  expect(await timelineOf('a', lead_id)).toEqual([])
})

it.each([
  ['an automatic answer', { headers: [{ Name: 'Auto-Submitted', Value: 'auto-replied' }] }, 200],
  ['no sender', { from: 'somebody' }, 422],
  ['no text', { text: undefined }, 422],
  ['no id', { message_id: '' }, 422],
  ['an attachment that is no base64', { attachments: [{ name: 'a.png', content: '%%' }] }, 422],
])('%s: nothing is stored', async (_name, more, status) => {
  const leads = await table('leads')
  const count = async () => (await leads.find([['tenant', '=', world.a.tenantId]], { fields: ['id'] })).length
  const before = await count()
  const answer = await (await keyOf('a'))('POST', '/inbound/mail', mail(more))
  expect(answer.status).toBe(status)
  expect(await count()).toBe(before)
})

it('needs the scope, and a key that is bound to no dealership', async () => {
  const [reader, bound] = [await keyOf('a', ['leads:read']), await keyOf('a', ['messages:write'], ['city'])]
  const nobody = caller(api.origin, null)
  const statuses = await Promise.all(
    [reader, bound, nobody].map(async (call) => (await call('POST', '/inbound/mail', mail())).status),
  )
  expect(statuses).toEqual([403, 422, 401])
})
