import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { closeDb } from '../../helpers/db'
import type { MailMessage, MailPort } from '@/integrations/mail'
import { deliverOne } from '@/features/leads/deliveries.worker'
import { someFacts } from '../../unit/leads/someFacts'
import { leadColleagueTests } from './leadColleagueTests'
import { rest } from './rest'
import { makeWorld, plant, type World, principalIn } from './world'

let world: World
let serial = 0
const DAY = 86_400_000
const mails: MailMessage[] = []
const port: MailPort = { kind: 'files', send: async (mail) => void mails.push(mail) }
const broken: MailPort = { kind: 'files', send: () => Promise.reject(new Error('no route to host')) }

beforeAll(async () => {
  world = await makeWorld()
})
beforeEach(() => {
  mails.length = 0
})
afterAll(closeDb)

const headersOf = (name: string): Record<string, string> => principalIn(world, name).headers
const SALES = 'sales of A1'

async function lead(more: Record<string, unknown> = {}, at: 'a' | 'b' | 'a2' = 'a'): Promise<string> {
  const lead_id = `LX${serial++}`
  return plant(world.db, 'leads', {
    tenant: world.refs[at].tenant,
    location_id: world.refs[at].location,
    lead_id,
    dedupe_key: lead_id,
    state: 'new',
    name: 'Sam Shopper',
    email: 'sam@shopper.example',
    facts: { ...someFacts(), lead_id, name: 'Sam Shopper', email: 'sam@shopper.example' },
    timeline: [],
    deliveries: [],
    delivery_state: 'none',
    delivery_lease_until: 0,
    delivery_next_at: 0,
    ...more,
  })
}
const stored = (id: string) => world.db.findByID({ collection: 'leads', id, depth: 0, overrideAccess: true })
const answer = (id: string | undefined, body: unknown, who = SALES) =>
  rest('POST', `/lead-answers/${id}`, headersOf(who), body)
const reply = (text = 'Yes, it is still here.') => ({ key: randomUUID(), kind: 'reply', text })

it('B2 B5 a reply goes to the shopper from the dealer, answers come back to the writer, and the clock stops', async () => {
  const id = await lead()
  expect((await answer(id, reply())).status).toBe(201)
  const row = await stored(id)
  expect(row).toMatchObject({ state: 'contacted', delivery_state: 'pending', delivery_lease_until: 0 })
  expect(Math.abs(Date.parse(row.responded_at ?? '') - Date.now())).toBeLessThan(60_000)
  expect(row.timeline).toMatchObject([{ kind: 'reply', text: 'Yes, it is still here.', by: SALES }])
  expect(await deliverOne(port)).toBe(true)
  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatchObject({
    from: { name: someFacts().dealer.name },
    to: { name: 'Sam Shopper', address: 'sam@shopper.example' },
    replyTo: { name: SALES, address: 'sales-of-a1@staff.example' },
  })
  expect(mails[0]?.text).toContain('Yes, it is still here.')
  expect(await deliverOne(port)).toBe(false)
  expect((await stored(id)).delivery_state).toBe('sent')
})

it('the same key is one mail, however often it is sent, and at once', async () => {
  const id = await lead()
  const body = reply()
  const answers = await Promise.all([answer(id, body), answer(id, body), answer(id, body)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201])
  await deliverOne(port)
  expect(mails).toHaveLength(1)
})

it('many answers at once are all kept, beside a worker that sends meanwhile', async () => {
  const id = await lead()
  const bodies = Array.from({ length: 6 }, (_, n) => reply(`Answer ${n}`))
  const slow: MailPort = {
    kind: 'files',
    send: async (mail) => {
      await new Promise((done) => setTimeout(done, 20))
      mails.push(mail)
    },
  }
  const all = Promise.all(bodies.map((body) => answer(id, body)))
  const worker = (async () => {
    for (let n = 0; n < 12; n++) {
      await deliverOne(slow)
      await new Promise((done) => setTimeout(done, 10))
    }
  })()
  expect((await all).every(({ status }) => status === 201)).toBe(true)
  await worker
  while (await deliverOne(slow));
  expect((await stored(id)).timeline).toHaveLength(6)
  expect(mails.map(({ text }) => text.slice(0, 8)).sort()).toEqual(
    [0, 1, 2, 3, 4, 5].map((n) => `Answer ${n}`),
  )
})

it('a call stops the clock without a mail; a note does not stop it', async () => {
  const id = await lead()
  await answer(id, { ...reply('Rings back at five'), kind: 'note' })
  expect(await stored(id)).toMatchObject({ state: 'new', responded_at: null })
  await answer(id, { ...reply('Spoke to Sam'), kind: 'call' })
  expect((await stored(id)).responded_at).not.toBeNull()
  expect(await stored(id)).toMatchObject({ state: 'contacted', delivery_state: 'none' })
  expect(await deliverOne(port)).toBe(false)
})

it('a later state stays, and the first answer is the one that counts', async () => {
  const first = '2026-01-02T03:04:05.000Z'
  const id = await lead({ state: 'won', responded_at: first })
  await answer(id, reply())
  expect(await stored(id)).toMatchObject({ state: 'won', responded_at: first })
  await deliverOne(port)
})

it('a reply to an old lead is tried again, not given up at once', async () => {
  const id = await lead({
    facts: {
      ...someFacts(),
      lead_id: `LX${serial}`,
      createdAt: new Date(Date.now() - 30 * DAY).toISOString(),
    },
  })
  await answer(id, reply())
  await deliverOne(broken)
  const row = await stored(id)
  expect(row.deliveries).toMatchObject([
    { channel: 'reply', state: 'pending', attempts: 1, error: 'no route to host' },
  ])
  expect(row.delivery_attempts).toBe(1)
  await deliverOne(port, Date.now() + DAY / 24)
  expect(mails).toHaveLength(1)
})

it('a save of the form keeps what was written meanwhile, and progress by hand stops the clock', async () => {
  const id = await lead()
  await answer(id, { ...reply('x'), kind: 'note' })
  const saved = await rest('PATCH', `/leads/${id}`, headersOf(SALES), {
    state: 'contacted',
    timeline: [],
    deliveries: [],
  })
  expect(saved.status).toBe(200)
  const row = await stored(id)
  expect(row.timeline).toHaveLength(1)
  expect(row.responded_at).toBeTruthy()
})

it.each([
  ['sales of another location', 'a2', SALES],
  ['another dealer', 'b', SALES],
  ['another dealer, as dealer admin', 'b', 'dealer admin of A'],
  ['an editor, who reads no leads', 'a', 'editor of A'],
  ['a disabled admin', 'a', 'disabled admin of A'],
  ['staff of no dealer', 'a', 'staff of no dealer'],
  ['a shopper', 'a', 'shopper of A'],
  ['an integrator key', 'a', 'key of A to write'],
  ['nobody', 'a', 'anonymous'],
] as const)('T5 T10 refuses %s as if there were no lead', async (_what, at, who) => {
  const id = await lead({}, at)
  const refused = await answer(id, reply(), who)
  expect(refused.status).toBe(404)
  expect(refused.body).toBe((await answer('019f0000-0000-7000-8000-000000000000', reply(), who)).body)
  expect((await stored(id)).timeline).toEqual([])
})

it('the cookie counts from the admin’s own origin alone', async () => {
  const id = await lead()
  const forged = await rest(
    'POST',
    `/lead-answers/${id}`,
    { ...headersOf(SALES), origin: 'https://evil.example' },
    reply(),
  )
  expect(forged.status).toBe(404)
})

it.each([
  ['no text', { kind: 'reply', key: randomUUID(), text: '  ' }],
  ['no key', { kind: 'reply', text: 'x' }],
  ['another kind', { kind: 'fax', key: randomUUID(), text: 'x' }],
  ['a very long text', { kind: 'reply', key: randomUUID(), text: 'x'.repeat(8001) }],
  ['a list', []],
])('says what is wrong with %s', async (_what, body) => {
  const refused = await answer(await lead(), body)
  expect(refused.status).toBe(422)
  expect(JSON.parse(refused.body).errors[0].message).toMatch(/\w{4}/)
})

it('without an address there is no reply, and a call can be noted', async () => {
  const id = await lead({ email: null })
  expect((await answer(id, reply())).status).toBe(422)
  expect((await answer(id, { ...reply(), kind: 'call' })).status).toBe(201)
})

it('a call needs no text, anything else does', async () => {
  const id = await lead()
  expect((await answer(id, { ...reply(' '), kind: 'call' })).status).toBe(201)
  for (const kind of ['reply', 'sms', 'note'])
    expect((await answer(id, { ...reply(' '), kind })).status, kind).toBe(422)
  expect((await stored(id)).timeline).toMatchObject([{ kind: 'call', text: '' }])
})

it('B10 an answer is in the audit log, its words are not', async () => {
  const id = await lead()
  await answer(id, reply('Between us two'))
  const { docs } = await world.db.find({
    collection: 'audit-log',
    where: { doc_id: { equals: id } },
    overrideAccess: true,
    depth: 0,
  })
  expect(docs).toMatchObject([
    { what: 'reply on leads', who: 'sales-of-a1@staff.example', tenant: world.refs.a.tenant },
  ])
  expect(JSON.stringify(docs)).not.toContain('Between us two')
  while (await deliverOne(port));
})

leadColleagueTests(() => ({ world, headersOf, lead }))
