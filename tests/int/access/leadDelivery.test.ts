/** Release, resend and signing secrets: who may, and what never leaves the server. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { closeDb } from '../../helpers/db'
import { someFacts } from '../../unit/leads/someFacts'
import { rest } from './rest'
import { makeWorld, plant, type World, principalIn } from './world'

let world: World
let serial = 0
beforeAll(async () => {
  world = await makeWorld()
})
afterAll(closeDb)

const headersOf = (name: string): Record<string, string> => principalIn(world, name).headers
const call = (who: string, address: string) => rest('POST', address, headersOf(who))
const SALES = 'sales of A1'
const ADMIN = 'dealer admin of A'
const FOREIGN = [
  'anonymous',
  'shopper of A',
  'editor of A',
  'staff of no dealer',
  'disabled admin of A',
  'key of A to write',
]

async function lead(more: Record<string, unknown> = {}, at: 'a' | 'b' | 'a2' = 'a'): Promise<string> {
  const lead_id = `LD${serial++}`
  return plant(world.db, 'leads', {
    tenant: world.refs[at].tenant,
    location_id: world.refs[at].location,
    lead_id,
    dedupe_key: lead_id,
    name: 'Sam Shopper',
    email: `${lead_id}@shopper.example`,
    facts: { ...someFacts(), lead_id, email: `${lead_id}@shopper.example` },
    timeline: [],
    deliveries: [],
    delivery_state: 'none',
    delivery_lease_until: 0,
    delivery_next_at: 0,
    state: 'new',
    ...more,
  })
}
const stored = (id: string) => world.db.findByID({ collection: 'leads', id, depth: 0, overrideAccess: true })
const held = { state: 'spam', suspected: true }
const dead = {
  delivery_state: 'failed',
  deliveries: [
    {
      channel: 'notice',
      key: 'k',
      to: 'x@dealer.example',
      state: 'failed',
      attempts: 9,
      next_at: '2026-11-01T00:00:00.000Z',
    },
  ],
}

it('Q10 B5 staff of the lead release and resend it, once', async () => {
  const [spam, undelivered] = [await lead(held), await lead(dead)]
  const answers = [
    await call(SALES, `/lead-release/${spam}`),
    await call(SALES, `/lead-release/${spam}`),
    await call(ADMIN, `/lead-resend/${undelivered}`),
    await call(ADMIN, `/lead-resend/${undelivered}`),
  ]
  expect(answers.map(({ status, body }) => [status, body])).toEqual([
    [200, '{"released":true}'],
    [200, '{"released":false}'],
    [200, '{"resent":1}'],
    [200, '{"resent":0}'],
  ])
  expect(await stored(spam)).toMatchObject({
    state: 'new',
    suspected: false,
    delivery_state: 'pending',
    timeline: [{ by: SALES }],
  })
  expect(await stored(undelivered)).toMatchObject({
    delivery_state: 'pending',
    deliveries: [{ key: 'k', attempts: 0 }],
  })
})

it('Q9 says that an erased lead cannot be sent on', async () => {
  const erased = await call(SALES, `/lead-release/${await lead({ ...held, facts: null })}`)
  expect([erased.status, erased.body]).toEqual([200, '{"released":false}'])
})

it('I8 sends what a system took once more, under its key, and no mail to a shopper', async () => {
  const [one] = dead.deliveries
  const done = { ...one, state: 'sent', sent_at: '2026-11-02T00:00:00.000Z' }
  const id = await lead({
    delivery_state: 'sent',
    deliveries: [
      { ...done, channel: 'webhook', key: 'crm 1' },
      { ...done, channel: 'receipt', key: 'mail' },
    ],
  })
  const press = async (key: string) => (await call(SALES, `/lead-resend/${id}?key=${key}`)).body
  expect([await press('mail'), await press('crm%201'), await press('crm%201')]).toEqual([
    '{"resent":0}',
    '{"resent":1}',
    '{"resent":0}',
  ])
  expect(await stored(id)).toMatchObject({
    delivery_state: 'pending',
    deliveries: [
      { key: 'crm 1', state: 'pending', attempts: 0 },
      { key: 'mail', state: 'sent' },
    ],
  })
})

it('I1 nobody else does, and nobody can tell a foreign lead from none', async () => {
  const own = await lead(held)
  for (const who of FOREIGN)
    expect([who, (await call(who, `/lead-release/${own}`)).status]).toEqual([who, 404])
  const missing = await call(SALES, '/lead-resend/nothing')
  for (const at of ['b', 'a2'] as const)
    expect((await call(SALES, `/lead-resend/${await lead(dead, at)}`)).body).toBe(missing.body)
  expect(await stored(own)).toMatchObject(held)
})

it('L12 shows a member of staff the other leads of a person that they may read, of this dealer alone', async () => {
  const { leadsOfPerson } = await import('@/admin/leads/leadsOfPerson')
  const { leadDocSchema: leadSchema } = await import('@/admin/leads/leadDoc')
  const person = { person_email: 'same@shopper.example', cluster_id: 'C1' }
  const [first, second] = [await lead(person), await lead(person)]
  await lead(person, 'b')
  const elsewhere = await lead(person, 'a2')
  const seenBy = async (name: string) => {
    const { docs } = await world.db.find({
      collection: 'users',
      where: { name: { equals: name } },
      depth: 0,
      overrideAccess: true,
    })
    const [user] = docs
    if (!user) throw new Error('no such person')
    const found = await leadsOfPerson(
      world.db,
      { ...user, collection: 'users' },
      leadSchema.parse(await stored(first)),
    )
    return found.map(({ id }) => id).sort()
  }
  expect(await seenBy(SALES)).toEqual([second])
  expect(await seenBy(ADMIN)).toEqual([second, elsewhere].sort())
})

it('W12 a signing secret leaves the server once, and only to an admin of the dealer', async () => {
  const id = await plant(world.db, 'lead-destinations', {
    tenant: world.refs.a.tenant,
    name: 'CRM',
    kind: 'webhook',
    url: 'https://crm.example/x',
    enabled: true,
  })
  const address = `/lead-destinations/${id}/secret`
  for (const who of [...FOREIGN, SALES]) expect([who, (await call(who, address)).status]).toEqual([who, 404])
  const made = await call(ADMIN, address)
  const again = await call(ADMIN, address)
  const secrets = [made, again].map(({ body }) => /whsec_[\w+/=]+/.exec(body)?.[0] ?? '')
  expect(new Set(secrets).size).toBe(2)
  const { openDestination } = await import('@/features/leads/destinations')
  const { secretsOf } = await import('@/core/letter/rows/webhookEnds')
  const open = await openDestination(id)
  expect(open && secretsOf(open, Date.now())).toEqual([secrets[1], secrets[0]])
  expect(open && secretsOf(open, Date.now() + 2 * 86_400_000)).toEqual([secrets[1]])
  await rest('PATCH', `/lead-destinations/${id}`, headersOf(ADMIN), { name: 'CRM 2' })
  for (const where of [`/lead-destinations/${id}`, '/lead-destinations', '/audit-log?limit=100'])
    for (const who of [ADMIN, 'platform admin']) {
      const { status, text } = await rest('GET', where, headersOf(who))
      expect(status).toBe(200)
      expect(text).not.toContain('whsec_')
    }
})

it.each([
  [{ kind: 'webhook', url: 'http://crm.example/x' }, 'https'],
  [{ kind: 'webhook', url: 'https://127.0.0.1/x' }, 'not on the public'],
  [{ kind: 'webhook', url: 'https://user:word@crm.example/x' }, 'password'],
  [{ kind: 'adf', email: 'nobody' }, 'email'],
  [{ kind: 'mail', email: 'a@x.example', categories: ['Test Drives'] }, 'categories'],
])('refuses the destination %j', async (fields, notified) => {
  const { status, body } = await rest('POST', '/lead-destinations', headersOf(ADMIN), {
    tenant: world.refs.a.tenant,
    name: 'X',
    enabled: true,
    ...fields,
  })
  expect([status, body]).toEqual([400, expect.stringContaining(notified)])
})

it('B4 a test mail goes to a person of this dealer or to the saved address, and only an admin sends it', async () => {
  const add = (more: object) =>
    plant(world.db, 'lead-destinations', {
      tenant: world.refs.a.tenant,
      name: 'Used cars',
      kind: 'mail',
      enabled: true,
      ...more,
    })
  const person = await add({ person: world.refs.a.user })
  const typed = await add({ email: 'desk@dealer.example' })
  for (const who of [...FOREIGN, SALES])
    expect([who, (await call(who, `/test-mails/${person}`)).status]).toEqual([who, 404])
  expect((await call(ADMIN, `/test-mails/${world.ids['lead-destinations']?.b}`)).status).toBe(404)
  const answers = [await call(ADMIN, `/test-mails/${person}`), await call(ADMIN, `/test-mails/${typed}`)]
  expect(answers.map(({ status, body }) => [status, body])).toEqual([
    [200, '{"to":"seed-canarya@staff.example"}'],
    [200, '{"to":"desk@dealer.example"}'],
  ])
  for (let sent = 0; sent < 8; sent++) expect((await call(ADMIN, `/test-mails/${typed}`)).status).toBe(200)
  expect((await call(ADMIN, `/test-mails/${typed}`)).status).toBe(429)
})

it.each<[string, object, string]>([
  ['a person of another dealer', { person: 'b' }, 'belongs to this dealer'],
  ['nobody at all', {}, 'Enter an email address'],
  ['quiet hours without an end', { email: 'a@b.example', quiet_from: '19:00' }, 'start and an end'],
  ['quiet hours of no length', { email: 'a@b.example', quiet_from: '19:00', quiet_to: '19:00' }, 'same time'],
  ['a time that is none', { email: 'a@b.example', quiet_from: '7', quiet_to: '19:00' }, 'such as 19:00'],
])('B4 refuses %s', async (_what, more, words) => {
  const person = 'person' in more ? { person: world.refs.b.user } : {}
  const { status, body } = await rest('POST', '/lead-destinations', headersOf(ADMIN), {
    tenant: world.refs.a.tenant,
    name: 'Used cars',
    kind: 'mail',
    ...more,
    ...person,
  })
  expect([status, body]).toEqual([400, expect.stringContaining(words)])
})
