/** Who gets to a conversation without its mail: the browser that sent the form, and the account. Two dealers, and strangers. */
import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { closeDb } from '../../helpers/db'
import { siteOfTenant } from '@/core/dealer/read/sites'
import type { Site } from '@/core/dealer/views'
import { newestOf } from '@/core/person/read/ownRows'
import { table } from '@/db/table'
import { hear } from '@/features/leads/hear'
import { LISTED_LEADS, ownTalk } from '@/features/leads/ownTalk'
import { markSeen, openThread, threadLink } from '@/features/leads/thread'
import { senderKey, threadHref, threadKey } from '@/features/leads/threadLinks'
import { someFacts } from '../../unit/leads/someFacts'
import { rest } from './rest'
import { makeWorld, plant, principalIn, type Seed, type World } from './world'

let world: World
let serial = 0
let photo: Buffer

beforeAll(async () => {
  world = await makeWorld()
  await world.db.delete({ collection: 'leads', where: {}, overrideAccess: true })
  photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#334455' } })
    .jpeg()
    .toBuffer()
})
afterAll(closeDb)

async function siteAt(at: Seed): Promise<Site> {
  const site = await siteOfTenant(String(world.refs[at].tenant))
  if (!site) throw new Error('the dealer has no site')
  return site
}
async function lead(more: object) {
  const lead_id = `LO${String(serial++).padStart(3, '0')}`
  const { tenant, location } = world.refs.a
  const id = await plant(world.db, 'leads', {
    ...{ tenant, location_id: location, lead_id, dedupe_key: lead_id, state: 'new', name: 'Sam' },
    ...{ message: 'Is it there?', facts: { ...someFacts(), lead_id }, timeline: [], deliveries: [] },
    ...{ delivery_state: 'none', delivery_lease_until: 0, delivery_next_at: 0, ...more },
  })
  return { id, lead_id }
}

it('whoever sent it has a key of their own, and the page of its booking or reservation leads there', async () => {
  const email = 'sender@shopper.example'
  const { lead_id } = await lead({ email })
  const other = await lead({ email })
  const [a, b] = [await siteAt('a'), await siteAt('b')]
  const [own, theirs] = [senderKey(a.tenant.id, lead_id), senderKey(a.tenant.id, other.lead_id)]
  expect(own).not.toBe(threadKey(a.tenant.id, lead_id))
  // Its page goes on with that key and never has the mail's.
  expect(await openThread(a, lead_id, own)).toMatchObject({ lead_id, key: own })
  for (const [site, key] of [
    [a, theirs],
    [b, own],
    [b, senderKey(b.tenant.id, lead_id)],
  ] as const)
    expect(await openThread(site, lead_id, key)).toBeNull()
  expect(await threadLink(a, { lead_id, email: 'Sender@shopper.example' })).toBe(
    threadHref(a.tenant.id, lead_id, own),
  )
  for (const [site, which] of [
    [b, { lead_id, email }],
    [a, { lead_id, email: 'another@shopper.example' }],
    [a, { lead_id: '', email }],
    [
      { ...a, config: { ...a.config, features: { ...a.config.features, messages: false } } },
      { lead_id, email },
    ],
  ] as const)
    expect(await threadLink(site, which)).toBeNull()
})

it('the account lists what was said in the own ones, and whether it was seen', async () => {
  const email = 'account@shopper.example'
  const { id, lead_id } = await lead({ email, person_email: email, name: 'Ann' })
  await lead({ email: 'x@shopper.example', person_email: 'x@shopper.example' })
  const [a, b] = [await siteAt('a'), await siteAt('b')]
  const talksOf = async (site: Site, person: { email: string | null; phone: string | null }) => {
    const leads = await newestOf(LISTED_LEADS, site, { id: 'none', ...person }, Date.now())
    return leads.map((one) => ownTalk(site, one, person.email))
  }
  const me = { email, phone: null }
  const href = threadHref(a.tenant.id, lead_id)
  expect(await talksOf(a, me)).toEqual([{ href, last: null, isNew: false }])
  const open = () => openThread(a, lead_id, threadKey(a.tenant.id, lead_id))
  const thread = await open()
  if (!thread) throw new Error('the conversation does not open')
  await hear(thread, {
    ...{ key: 'k', text: '', via: 'page' as const, at: new Date() },
    photos: [{ name: 'front.jpg', data: photo }],
  })
  expect(await talksOf(a, me)).toEqual([{ href, last: { by: 'You', text: 'Photos' }, isNew: false }])
  await rest('POST', `/lead-answers/${id}`, principalIn(world, 'sales of A1').headers, {
    ...{ key: randomUUID(), kind: 'reply', text: 'Yes.' },
  })
  expect(await talksOf(a, me)).toMatchObject([{ last: { text: 'Yes.' }, isNew: true }])
  const answered = await open()
  if (answered) await markSeen(answered, 'shopper', new Date())
  expect(await talksOf(a, me)).toMatchObject([{ last: { text: 'Yes.' }, isNew: false }])
  expect(await talksOf(b, me)).toEqual([])
  expect(await talksOf(a, { email: 'nobody@shopper.example', phone: null })).toEqual([])
  const closed = { ...a, config: { ...a.config, features: { ...a.config.features, messages: false } } }
  expect(await talksOf(closed, me)).toEqual([null])
  // A number proves no address: that key follows no lead of the address.
  await world.db.update({
    collection: 'leads',
    id,
    data: { person_phone: '+61412345678' },
    overrideAccess: true,
  })
  expect(await talksOf(a, { email: null, phone: '+61412345678' })).toMatchObject([
    { href: threadHref(a.tenant.id, lead_id, senderKey(a.tenant.id, lead_id)) },
  ])
  await (await table('leads')).update([['id', '=', id]], { suspected: true })
  expect(await talksOf(a, me)).toEqual([null])
})
