/** Leads that staff put aside until a moment: two dealers, and people of neither. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { closeDb } from '../../helpers/db'
import { todayFor } from '@/admin/dashboard/readToday'
import { readInbox } from '@/admin/leads/inbox/readInbox'
import { readCounts } from '@/admin/frame/counts'
import { LEADS } from '@/admin/frame/mainScreens.data'
import { civilAt } from '@/core/dealer/country/civil'
import { noteOnLead } from '@/features/leads/noteOnLead'
import { inboxState } from '@/features/leads/inbox.rules'
import { rest } from './rest'
import { makeWorld, plant, type Seed, type World, principalIn, staffIn } from './world'

let world: World
let serial = 0
const HOUR = 3_600_000
const SALES = 'sales of A1'
const ZONE = 'Australia/Brisbane'

beforeAll(async () => {
  world = await makeWorld()
  await world.db.delete({ collection: 'leads', where: {}, overrideAccess: true })
})
afterAll(closeDb)

const principal = (name: string) => principalIn(world, name)
const userOf = (name: string) => staffIn(world, name)
async function lead(more: object = {}, at: Seed = 'a') {
  const lead_id = `SN${serial++}`
  const id = await plant(world.db, 'leads', {
    ...{ tenant: world.refs[at].tenant, location_id: world.refs[at].location, lead_id, dedupe_key: lead_id },
    ...{ state: 'new', name: lead_id, facts: {}, timeline: [], deliveries: [], delivery_state: 'none' },
    ...{ delivery_lease_until: 0, delivery_next_at: 0, ...more },
  })
  return { id, lead_id }
}
const ANSWERED = { state: 'contacted', responded_at: '2026-11-20T00:00:00.000Z' }
const stored = (id: string) => world.db.findByID({ collection: 'leads', id, depth: 0, overrideAccess: true })
const at = (hours: number) => civilAt(new Date(Date.now() + hours * HOUR), ZONE)
const until = (hours: number) => ({ key: randomUUID(), ...at(hours) })
const snooze = (id: string, body: object, who = SALES) =>
  rest('POST', `/lead-snooze/${id}`, principal(who).headers, body)
const wake = (id: string, who = SALES) => rest('POST', `/lead-wake/${id}`, principal(who).headers)
const has = async (view: string, name: string, hours = 0) => {
  const now = new Date(Date.now() + hours * HOUR)
  const { rows } = await readInbox(world.db, await userOf(SALES), inboxState({ view }), now)
  return rows.find((row) => row.name === name)
}
const where = async (name: string, hours = 0) => {
  const views = ['answer', 'open', 'snoozed', 'all']
  const found = await Promise.all(views.map(async (view) => ((await has(view, name, hours)) ? [view] : [])))
  return found.flat()
}

it('an unanswered lead leaves what waits and comes back by itself, and its clock has not stopped', async () => {
  const { id, lead_id } = await lead()
  const before = (await has('answer', lead_id))?.clock
  const user = await userOf(SALES)
  const counted = async (hours: number) => {
    const now = new Date(Date.now() + hours * HOUR)
    const menu = (await readCounts(world.db, user, now))[LEADS.to] ?? 0
    return [menu, (await todayFor(world.db, user, now)).leads?.total]
  }
  expect(await counted(0)).toEqual([1, 1])
  const body = until(2)
  expect((await snooze(id, body)).status).toBe(200)
  expect(await where(lead_id)).toEqual(['snoozed', 'all'])
  expect((await has('snoozed', lead_id))?.aside).toMatch(/^Snoozed until /)
  expect((await has('snoozed', lead_id))?.clock?.state).toBe(before?.state)
  expect(await counted(0)).toEqual([0, 0])
  expect(await counted(3)).toEqual([1, 1])
  expect(await where(lead_id, 3)).toEqual(['answer', 'open', 'all'])
  const row = await stored(id)
  expect(row).toMatchObject({ state: 'new', timeline: [{ kind: 'snooze', by: SALES }] })
  expect(row.responded_at ?? null).toBeNull()
  // A retry of the same press.
  expect((await snooze(id, body)).status).toBe(200)
  expect((await stored(id)).timeline).toHaveLength(1)
})

it('an answered lead comes back to what needs an answer until somebody acts', async () => {
  const { id, lead_id } = await lead(ANSWERED)
  await snooze(id, until(2))
  expect(await where(lead_id, 3)).toEqual(['answer', 'open', 'all'])
  expect((await has('answer', lead_id, 3))?.clock?.text).toMatch(/^Back since /)
  const say = (kind: string) =>
    rest('POST', `/lead-answers/${id}`, principal(SALES).headers, { key: randomUUID(), kind, text: 'Rang' })
  await say('note')
  expect(await where(lead_id, 3)).toContain('answer')
  await say('call')
  expect(await where(lead_id, 3)).toEqual(['open', 'all'])
  expect((await stored(id)).back_at ?? null).toBeNull()
})

it('a save of the form leaves it aside, another stage ends it', async () => {
  const { id, lead_id } = await lead(ANSWERED)
  await snooze(id, until(2))
  const save = (data: object) => rest('PATCH', `/leads/${id}`, principal(SALES).headers, data)
  expect((await save({ state: 'contacted', back_at: 5 })).status).toBe(200)
  expect(await where(lead_id)).toEqual(['snoozed', 'all'])
  await save({ state: 'appointment' })
  expect(await where(lead_id)).toEqual(['open', 'all'])
})

it('it is brought back by hand, and by what is heard of the shopper, once each', async () => {
  const [first, second] = [await lead(ANSWERED), await lead(ANSWERED)]
  await Promise.all([snooze(first.id, until(2)), snooze(second.id, until(2))])
  expect((await wake(first.id)).status).toBe(200)
  expect((await wake(first.id)).status).toBe(200)
  expect((await stored(first.id)).timeline).toMatchObject([{ kind: 'snooze' }, { kind: 'wake' }])
  expect(await where(first.lead_id)).toEqual(['open', 'all'])
  const { lead_id } = second
  const note = {
    tenant: String(world.refs.a.tenant),
    lead_id,
    key: 'moved',
    at: new Date(),
    by: 'the booking',
  }
  await noteOnLead({ ...note, text: 'The test drive is moved.' })
  expect(await where(lead_id)).toEqual(['answer', 'open', 'all'])
})

it.each([
  ['a moment that has passed', until(-1), 'That moment has passed'],
  ['a moment in two years', until(2 * 366 * 24), 'within a year'],
  ['no day', { ...until(2), date: '2026-02-30' }, 'Choose a day and an hour'],
  ['no hour', { ...until(2), clock: '25:00' }, 'Choose a day and an hour'],
  ['no key', at(2), 'key'],
])('refuses %s, in words', async (_name, body, words) => {
  const { id } = await lead()
  const answer = await snooze(id, body)
  expect([answer.status, answer.body.includes(words)]).toEqual([
    expect.toSatisfy((status) => status === 400 || status === 422),
    true,
  ])
  expect((await stored(id)).back_at ?? null).toBeNull()
})

it('a closed lead is not put aside', async () => {
  const { id } = await lead({ state: 'won' })
  expect((await snooze(id, until(2))).status).toBe(422)
})

const OUTSIDERS = ['anonymous', 'shopper of A', 'editor of A', 'staff of no dealer', 'disabled admin of A']

it.each(OUTSIDERS)('%s puts nothing aside and brings nothing back', async (who) => {
  const { id } = await lead({ ...ANSWERED, back_at: Date.now() + HOUR })
  expect([(await snooze(id, until(2), who)).status, (await wake(id, who)).status]).toEqual([404, 404])
  expect((await stored(id)).timeline).toEqual([])
})

it.each([
  ['dealer admin of A', 'a', 200],
  ['dealer admin of A', 'b', 404],
  ['dealer admin of A', 'c', 404],
  ['group admin of A and C', 'c', 200],
  ['group admin of A and C', 'b', 404],
  [SALES, 'a2', 404],
] as const)('%s, and a lead of %s: %i', async (who, place, status) => {
  const { id } = await lead(ANSWERED, place)
  expect((await snooze(id, until(2), who)).status).toBe(status)
  expect((await wake(id, who)).status).toBe(status)
})
