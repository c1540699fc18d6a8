/** A conversation of shopper and yard: two dealers, people of neither, and guesses. */
import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { closeDb } from '../../helpers/db'
import { readInbox } from '@/admin/leads/inbox/readInbox'
import { siteOfTenant } from '@/core/dealer/read/sites'
import type { Site } from '@/core/dealer/views'
import { deliverOne } from '@/features/leads/deliveries.worker'
import { hear } from '@/features/leads/hear'
import { inboxState } from '@/features/leads/inbox.rules'
import { markSeen, openThread, photoIn, threadOfAddress } from '@/features/leads/thread'
import { answerAddress, threadHref } from '@/features/leads/threadLinks'
import type { MailMessage, MailPort } from '@/integrations/mail'
import { privateStorage } from '@/integrations/storage'
import { someFacts } from '../../unit/leads/someFacts'
import { rest } from './rest'
import { makeWorld, plant, type Seed, type World, principalIn, staffIn } from './world'

let world: World
let serial = 0
const SALES = 'sales of A1'
const mails: MailMessage[] = []
const mail: MailPort = { kind: 'files', send: async (one) => void mails.push(one) }
const deliver = async () => {
  const ports = { sms: { send: async () => {} }, webhooks: { send: () => Promise.resolve(200) } }
  while (await deliverOne(mail, undefined, ports));
}
let photo: Buffer

beforeAll(async () => {
  world = await makeWorld()
  await world.db.delete({ collection: 'leads', where: {}, overrideAccess: true })
  photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#334455' } })
    .jpeg()
    .toBuffer()
})
beforeEach(() => void (mails.length = 0))
afterAll(closeDb)

const headersOf = (name: string) => principalIn(world, name).headers
const stored = (id: string) => world.db.findByID({ collection: 'leads', id, depth: 0, overrideAccess: true })
async function siteAt(at: Seed, forms: object = {}): Promise<Site> {
  const site = await siteOfTenant(String(world.refs[at].tenant))
  if (!site) throw new Error('the dealer has no site')
  return { ...site, config: { ...site.config, forms: { ...site.config.forms, ...forms } } }
}
async function lead(more: object = {}, at: Seed = 'a') {
  const lead_id = `LT${String(serial++).padStart(3, '0')}`
  const id = await plant(world.db, 'leads', {
    ...{ tenant: world.refs[at].tenant, location_id: world.refs[at].location, lead_id, dedupe_key: lead_id },
    ...{ state: 'new', name: 'Sam', email: 'sam@shopper.example', message: 'Is it there?' },
    ...{ facts: { ...someFacts(), lead_id }, timeline: [], deliveries: [], delivery_state: 'none' },
    ...{ delivery_lease_until: 0, delivery_next_at: 0, ...more },
  })
  return { id, lead_id }
}
const keyIn = (href: string) => new URL(href, 'http://x').searchParams.get('key')
const keyOf = (lead_id: string, at: Seed = 'a') => keyIn(threadHref(String(world.refs[at].tenant), lead_id))
async function open(lead_id: string) {
  const thread = await openThread(await siteAt('a'), lead_id, keyOf(lead_id))
  if (!thread) throw new Error('the conversation does not open')
  return thread
}
const say = async (lead_id: string, text = 'On Saturday?', more: object = {}) =>
  hear(await open(lead_id), {
    ...{ key: randomUUID(), text, via: 'page' as const, photos: [], at: new Date(), ...more },
  })
const answer = (id: string, kind = 'reply') =>
  rest('POST', `/lead-answers/${id}`, headersOf(SALES), { key: randomUUID(), kind, text: 'Yes.' })
const inAnswer = async (id: string) => {
  const { rows } = await readInbox(
    world.db,
    await staffIn(world, SALES),
    inboxState({ view: 'answer' }),
    new Date(),
  )
  return rows.find((row) => row.id === id)
}

it('a message after an answer is to be answered anew, and tells whoever has the lead', async () => {
  const { id, lead_id } = await lead()
  await answer(id)
  expect(await inAnswer(id)).toBeUndefined()
  const at = Date.now()
  const key = randomUUID()
  expect(await say(lead_id, 'On Saturday?', { key })).toEqual({ outcome: 'kept', refused: [] })
  expect((await say(lead_id, 'On Saturday?', { key })).outcome).toBe('known')
  expect((await inAnswer(id))?.clock).toMatchObject({ state: 'waiting' })
  const row = await stored(id)
  expect(row).toMatchObject({
    timeline: [{ kind: 'reply' }, { kind: 'message', text: 'On Saturday?', by: 'Sam', via: 'page' }],
    asked_at: expect.toSatisfy((asked) => asked >= at),
  })
  await deliver()
  expect(mails.map(({ subject }) => subject).filter((subject) => subject.includes('wrote'))).toHaveLength(1)
  // A note answers nobody.
  await rest('POST', `/lead-answers/${id}`, headersOf(SALES), { key: randomUUID(), kind: 'note', text: 'x' })
  expect(await inAnswer(id)).toBeDefined()
  await answer(id, 'call')
  expect(await inAnswer(id)).toBeUndefined()
})

it('it waits since the first of two messages; another stage ends that; it brings back what was put aside', async () => {
  const { id, lead_id } = await lead({
    ...{ state: 'contacted', responded_at: '2026-11-20T00:00:00.000Z', back_at: Date.now() + 3_600_000 },
  })
  await say(lead_id)
  const { asked_at, back_at } = await stored(id)
  expect(back_at).toBeLessThanOrEqual(Date.now())
  await say(lead_id, 'Or on Sunday?')
  expect((await stored(id)).asked_at).toBe(asked_at)
  await rest('PATCH', `/leads/${id}`, headersOf(SALES), { state: 'won' })
  expect((await stored(id)).asked_at ?? null).toBeNull()
  // Who has bought still gets an answer.
  await say(lead_id, 'When can I fetch it?')
  expect(await inAnswer(id)).toBeDefined()
})

it('the mail of an answer leads to the conversation, and answers go to the mailbox where there is one', async () => {
  const { id, lead_id } = await lead()
  await answer(id)
  await deliver()
  const sent = mails.find(({ to }) => to.address === someFacts().email)
  expect(sent?.text).toContain(threadHref(String(world.refs.a.tenant), lead_id))
  const site = await siteAt('a', { replyAddress: 'reply@in.a.example' })
  const address = answerAddress(site, lead_id)
  expect(address).toMatch(/^reply\+lt\d+-[0-9a-f]{24}@in\.a\.example$/)
  expect((await threadOfAddress(site, String(address).toUpperCase()))?.id).toBe(id)
  expect(await threadOfAddress(await siteAt('b'), String(address))).toBeNull()
  expect(await threadOfAddress(site, String(address).replace(/-./, '-x'))).toBeNull()
  expect(answerAddress(await siteAt('a'), lead_id)).toBe('')
})

it('staff send photos with a mail, which leads to them; others see none, and one that is no photo stops all', async () => {
  const { id, lead_id } = await lead()
  const others = await lead({}, 'b')
  const send = (files: Buffer[], kind = 'reply', to = id) => {
    const form = new FormData()
    form.set('answer', JSON.stringify({ key: randomUUID(), kind, text: 'The back seat.' }))
    for (const file of files) form.append('photos', new Blob([new Uint8Array(file)]), 'seat.jpg')
    return rest('POST', `/lead-answers/${to}`, headersOf(SALES), form)
  }
  expect((await send([photo], 'reply', others.id)).status).toBe(404)
  expect((await send([photo], 'call')).body).toContain('Photos go with an email')
  expect((await send([photo, Buffer.from('no photo')])).body).toContain('no photo that we can read')
  expect((await stored(id)).timeline).toEqual([])
  expect((await send([photo, photo])).status).toBe(201)
  await deliver()
  const sent = mails.find(({ to }) => to.address === someFacts().email)
  expect(sent?.text).toContain('See 2 photos, and answer')
  const thread = await open(lead_id)
  const [entry] = thread.timeline
  expect(await photoIn(thread, String(entry?.key), 1)).toBeInstanceOf(Buffer)
  expect(await photoIn(thread, String(entry?.key), 2)).toBeNull()
})

it('opens for its own key at its own dealer alone', async () => {
  const { id, lead_id } = await lead()
  const other = await lead()
  const [a, b] = [await siteAt('a'), await siteAt('b')]
  expect((await openThread(a, lead_id, keyOf(lead_id)))?.id).toBe(id)
  for (const [site, reference, key] of [
    [a, lead_id, keyOf(other.lead_id)],
    [a, lead_id, ''],
    [a, lead_id, undefined],
    [a, lead_id, [keyOf(lead_id)]],
    [b, lead_id, keyOf(lead_id)],
    [b, lead_id, keyOf(lead_id, 'b')],
    [a, 'LT999', keyOf('LT999')],
  ] as const)
    expect(await openThread(site, reference, key)).toBeNull()
  const closed = { ...a, config: { ...a.config, features: { ...a.config.features, messages: false } } }
  expect(await openThread(closed, lead_id, keyOf(lead_id))).toBeNull()
})

it.each([
  ['held as spam', { suspected: true, state: 'spam' }],
  ['erased', { facts: null, name: 'Erased', email: null }],
])('a lead that is %s has no conversation', async (_name, more) => {
  const { lead_id } = await lead(more)
  expect(await openThread(await siteAt('a'), lead_id, keyOf(lead_id))).toBeNull()
})

it('each side sees what the other has seen; a look of the platform is none', async () => {
  const { id, lead_id } = await lead()
  await answer(id)
  await say(lead_id)
  const seen = async () => {
    const { timeline } = await open(lead_id)
    return Object.fromEntries(timeline.map(({ kind, seen_at }) => [kind, Boolean(seen_at)]))
  }
  expect((await rest('POST', `/lead-seen/${id}`, headersOf('platform admin'))).status).toBe(200)
  expect(await seen()).toEqual({ reply: false, message: false })
  expect((await rest('POST', `/lead-seen/${id}`, headersOf(SALES))).status).toBe(200)
  expect(await seen()).toEqual({ reply: false, message: true })
  await markSeen(await open(lead_id), 'shopper', new Date())
  expect(await seen()).toEqual({ reply: true, message: true })
})

it('photos are encoded anew and read by staff who may read the lead; erasing takes them along', async () => {
  const { id, lead_id } = await lead()
  const sent = [
    { name: 'front.jpg', data: photo },
    { name: 'list.pdf', data: Buffer.from('%PDF-1.4') },
  ]
  const heard = await say(lead_id, '', { key: 'k', photos: sent })
  expect(heard).toMatchObject({ outcome: 'kept', refused: [expect.stringContaining('list.pdf')] })
  const see = (who: string, nth = 0, entry = 'k') =>
    rest('GET', `/lead-photos/${id}?entry=${entry}&nth=${nth}`, headersOf(who))
  const shown = await see(SALES)
  expect([shown.status, shown.response.headers.get('content-type')]).toEqual([200, 'image/webp'])
  for (const who of ['editor of A', 'anonymous', 'shopper of A', 'staff of no dealer'])
    expect((await see(who)).status).toBe(404)
  expect([(await see(SALES, 1)).status, (await see(SALES, 0, 'other')).status]).toEqual([404, 404])
  const { timeline } = await open(lead_id)
  const key = timeline.flatMap(({ photos }) => photos ?? [])[0]?.key ?? ''
  expect(await privateStorage().get(key)).not.toBeNull()
  const { eraseRows } = await import('@/features/privacy/erase')
  const { LEADS } = await import('@/core/person/personTables')
  const { table } = await import('@/db/table')
  await eraseRows(LEADS, await (await table('leads')).find([['id', '=', id]]))
  expect(await privateStorage().get(key)).toBeNull()
  expect(await openThread(await siteAt('a'), lead_id, keyOf(lead_id))).toBeNull()
})

it.each([
  ...['anonymous', 'shopper of A', 'editor of A', 'staff of no dealer'].map((who) => [who, 'a'] as const),
  ...(['b', 'c'] as const).map((at) => ['dealer admin of A', at] as const),
  [SALES, 'a2'],
] as const)('%s marks nothing of %s as seen, and reads none of its photos', async (who, at) => {
  const said = {
    key: 'k',
    kind: 'message',
    at: new Date().toISOString(),
    text: 'Hello',
    by: 'Sam',
    by_id: '',
  }
  const key = `${world.refs[at].tenant}/said-${serial}.webp`
  await privateStorage().put(key, photo, 'image/webp')
  const { id } = await lead({ timeline: [{ ...said, photos: [{ key, name: 'a.jpg', bytes: 9 }] }] }, at)
  expect((await rest('POST', `/lead-seen/${id}`, headersOf(who))).status).toBe(404)
  expect((await rest('GET', `/lead-photos/${id}?entry=k&nth=0`, headersOf(who))).status).toBe(404)
  expect(JSON.stringify((await stored(id)).timeline)).not.toContain('seen_at')
})
