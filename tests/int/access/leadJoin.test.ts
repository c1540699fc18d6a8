/** Leads of one person joined and taken apart: two dealers, colleagues of another place, and people of neither. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { closeDb } from '../../helpers/db'
import { leadDocSchema } from '@/admin/leads/leadDoc'
import { eventsOf } from '@/admin/leads/events'
import { joinedInto } from '@/admin/leads/leadsOfPerson'
import { readInbox } from '@/admin/leads/inbox/readInbox'
import { siteOfTenant } from '@/core/dealer/read/sites'
import { inboxState } from '@/features/leads/inbox.rules'
import { openLeadOf } from '@/features/leads/openLead'
import { openThread } from '@/features/leads/thread'
import { senderKey, threadKey } from '@/features/leads/threadLinks'
import { findPerson } from '@/features/privacy/person'
import { someFacts } from '../../unit/leads/someFacts'
import { rest } from './rest'
import { makeWorld, plant, type Seed, type World, principalIn, staffIn } from './world'

let world: World
let serial = 0
const [SALES, ADMIN] = ['sales of A1', 'dealer admin of A']

beforeAll(async () => {
  world = await makeWorld()
  await world.db.delete({ collection: 'leads', where: {}, overrideAccess: true })
})
afterAll(closeDb)

const stored = (id: string) => world.db.findByID({ collection: 'leads', id, depth: 0, overrideAccess: true })
async function lead(email: string, more: object = {}, at: Seed = 'a') {
  const lead_id = `LJ${String(serial++).padStart(3, '0')}`
  const id = await plant(world.db, 'leads', {
    ...{ tenant: world.refs[at].tenant, location_id: world.refs[at].location, lead_id, dedupe_key: lead_id },
    ...{
      state: 'contacted',
      responded_at: '2026-11-20T00:00:00.000Z',
      name: 'Sam',
      email,
      person_email: email,
    },
    ...{ message: `from ${lead_id}`, facts: { ...someFacts(), lead_id }, timeline: [], deliveries: [] },
    ...{ delivery_state: 'none', delivery_lease_until: 0, delivery_next_at: 0, ...more },
  })
  return { id, lead_id }
}
const join = (stays: string, reference: string, who = SALES) =>
  rest('POST', `/lead-join/${stays}?reference=${reference}`, principalIn(world, who).headers)
const part = (id: string, who = SALES) => rest('POST', `/lead-part/${id}`, principalIn(world, who).headers)
const isIn = async (view: string, id: string) => {
  const reader = await staffIn(world, SALES)
  const { rows } = await readInbox(world.db, reader, inboxState({ view }), new Date())
  return rows.some((row) => row.id === id)
}
const site = async () => {
  const found = await siteOfTenant(String(world.refs.a.tenant))
  if (!found) throw new Error('the dealer has no site')
  return found
}

it('the other points to the one that stays, waits there, and is taken apart again', async () => {
  const email = 'one@shopper.example'
  const [stays, other] = [await lead(email), await lead(email, { state: 'new', responded_at: null })]
  expect((await join(stays.id, other.lead_id.toLowerCase())).status).toBe(200)
  expect(await stored(other.id)).toMatchObject({ merged_into: stays.id, message: `from ${other.lead_id}` })
  // Nobody had answered it: that waits on at the one that stays.
  expect(await isIn('answer', stays.id)).toBe(true)
  for (const view of ['answer', 'open']) expect(await isIn(view, other.id)).toBe(false)
  expect(await isIn('all', other.id)).toBe(true)
  const joined = await joinedInto(world.db, await staffIn(world, SALES), stays.id)
  const events = eventsOf(leadDocSchema.parse(await stored(stays.id)), [], joined)
  expect(events.map(({ text }) => text).join('\n')).toContain(`from ${other.lead_id}`)
  expect(await openLeadOf(await site(), { email, phone: '' }, new Date())).toBe(stays.id)
  expect((await part(other.id)).status).toBe(200)
  expect((await stored(other.id)).merged_into ?? null).toBeNull()
  expect(await isIn('open', other.id)).toBe(true)
})

it('what was joined before goes along, and a conversation of the same address goes on at the one that stays', async () => {
  const email = 'two@shopper.example'
  const [first, second, third] = [await lead(email), await lead(email), await lead(email)]
  await join(second.id, third.lead_id)
  await join(first.id, second.lead_id)
  expect((await stored(third.id)).merged_into).toBe(first.id)
  const tenant = String(world.refs.a.tenant)
  const opened = await openThread(await site(), third.lead_id, threadKey(tenant, third.lead_id))
  expect(opened?.id).toBe(first.id)
  // Whoever typed the address into a form has proved nothing: that key opens what was sent, and gives out no other.
  const key = senderKey(tenant, third.lead_id)
  expect(await openThread(await site(), third.lead_id, key)).toMatchObject({ id: third.id, key })
  // A request of the person finds each of them still.
  const found = await findPerson({ tenant, country: 'AU', email, phone: '' })
  expect(found.flatMap(({ rows }) => rows.map(({ id }) => id)).sort()).toEqual(
    [first.id, second.id, third.id].sort(),
  )
})

it('of another address: administrators join it, and its conversation shows none of the other’s', async () => {
  const [stays, other] = [await lead('three@shopper.example'), await lead('four@shopper.example')]
  const refused = await join(stays.id, other.lead_id)
  expect([refused.status, refused.body]).toEqual([
    422,
    expect.stringContaining('no address and no number in common'),
  ])
  const asked = await join(stays.id, other.lead_id, ADMIN)
  expect([asked.status, asked.body]).toEqual([409, expect.stringContaining(`${other.lead_id} is from Sam`)])
  expect((await stored(other.id)).merged_into ?? null).toBeNull()
  expect((await join(stays.id, `${other.lead_id}&sure=yes`, ADMIN)).status).toBe(200)
  const tenant = String(world.refs.a.tenant)
  const opened = await openThread(await site(), other.lead_id, threadKey(tenant, other.lead_id))
  expect(opened?.id).toBe(other.id)
})

it.each([
  ['itself', (stays: { lead_id: string }) => stays.lead_id, 422, 'joined into itself'],
  ['a reference that is none', () => 'L0000', 404, 'There is no lead L0000 that you may change'],
  ['nothing', () => '', 404, 'There is no lead without a reference'],
])('refuses %s', async (_name, reference, status, words) => {
  const stays = await lead('five@shopper.example')
  const refused = await join(stays.id, reference(stays))
  expect([refused.status, refused.body]).toEqual([status, expect.stringContaining(words)])
})

it('is said once on both leads, and so is the way back', async () => {
  const email = 'seven@shopper.example'
  const [stays, other] = [await lead(email), await lead(email)]
  for (let times = 0; times < 2; times++) await join(stays.id, other.lead_id)
  const notes = async ({ id }: { id: string }) => (await stored(id)).timeline
  expect([await notes(stays), await notes(other)]).toMatchObject([
    [{ text: `${other.lead_id} was joined into this lead.` }],
    [{ text: `Joined into ${stays.lead_id}.` }],
  ])
  for (let times = 0; times < 2; times++) await part(other.id)
  expect([await notes(stays), await notes(other)]).toMatchObject([
    [{}, { text: `${other.lead_id} was taken out of this lead.` }],
    [{}, { text: 'It is a lead of its own again.' }],
  ])
})

it('refuses to join into one that was joined itself', async () => {
  const email = 'six@shopper.example'
  const [first, second, third] = [await lead(email), await lead(email), await lead(email)]
  await join(first.id, second.lead_id)
  expect((await join(second.id, third.lead_id)).status).toBe(422)
})

it.each([
  ['dealer admin of A', 'b', 404],
  ['dealer admin of A', 'c', 404],
  ['group admin of A and C', 'c', 404],
  [SALES, 'a2', 404],
  ['dealer admin of A', 'a2', 200],
  ...['anonymous', 'shopper of A', 'editor of A', 'staff of no dealer'].map(
    (who) => [who, 'a', 404] as const,
  ),
] as const)('%s joins one of %s: %i', async (who, at, status) => {
  const email = `${serial}@shopper.example`
  const [stays, other] = [await lead(email), await lead(email, {}, at)]
  expect((await join(stays.id, other.lead_id, who)).status).toBe(status)
  expect(Boolean((await stored(other.id)).merged_into)).toBe(status === 200)
})
