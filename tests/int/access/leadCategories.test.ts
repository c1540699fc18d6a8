/** T10 a salesperson who is held to some lead categories: wherever a place limits, a category does. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { closeDb } from '../../helpers/db'
import { readInbox } from '@/admin/leads/inbox/readInbox'
import { requestedFor } from '@/admin/search/searchTerms'
import { searchFor } from '@/admin/search/searchFor'
import { todayFor } from '@/admin/dashboard/readToday'
import { ValuationCard } from '@/admin/leads/ValuationCard'
import { dayLines } from '@/admin/bookings/dayBookings'
import { inboxState } from '@/features/leads/inbox.rules'
import { rest } from './rest'
import { makeWorld, plant, type Seed, type World, principalIn, staffIn } from './world'

const SALES = 'sales of A1'
const FEEDBACK = ['Feedback']
const NOW = new Date('2026-11-23T02:00:00.000Z')
let world: World
let serial = 0
const leads: Record<string, string> = {}

async function lead(name: string, at: Seed, more: object): Promise<void> {
  const key = `LC${serial++}`
  leads[name] = await plant(world.db, 'leads', {
    ...{ tenant: world.refs[at].tenant, location_id: world.refs[at].location, lead_id: key, dedupe_key: key },
    ...{ state: 'new', name, facts: {}, form: 'general', came_from: name, ...more },
  })
}
const principal = (name: string) => principalIn(world, name)
const userOf = (name: string) => staffIn(world, name)
async function holdTo(lead_categories: string[], who = SALES): Promise<void> {
  const answer = await rest(
    'PATCH',
    `/users/${principal(who).userId}`,
    principal('dealer admin of A').headers,
    {
      lead_categories,
    },
  )
  expect([answer.status, answer.body]).toEqual([200, expect.any(String)])
}
const listed = async (slug: string, who = SALES): Promise<string[]> => {
  const { status, body } = await rest('GET', `/${slug}?limit=50&depth=0`, principal(who).headers)
  return status === 200 ? JSON.parse(body).docs.map(({ id }: { id: string }) => id) : []
}

beforeAll(async () => {
  world = await makeWorld()
  await world.db.delete({ collection: 'leads', where: {}, overrideAccess: true })
  await lead('Fay', 'a', { category: 'Feedback' })
  await lead('Dan', 'a', { category: 'Test Drive', form: 'test-drive' })
  await lead('Joy', 'a', { category: 'General Enquiry', subcategory: 'Career Enquiry' })
  await lead('Far', 'a2', { category: 'Feedback' })
  await lead('Bob', 'b', { category: 'Feedback' })
})
afterAll(closeDb)

it.each([
  [[], ['Fay', 'Dan', 'Joy']],
  [FEEDBACK, ['Fay']],
  [['Careers Enquiry'], ['Joy']],
  [
    ['General Enquiry', 'Test Drive'],
    ['Dan', 'Joy'],
  ],
  [['Parts Enquiry'], []],
])(
  'T10 I1 held to %j, sales read %j of their place, in lists, counts and sources',
  async (categories, names) => {
    await holdTo(categories)
    expect((await listed('leads')).sort()).toEqual(names.map((name) => leads[name]).sort())
    const inbox = await readInbox(world.db, await userOf(SALES), inboxState({ view: 'all' }), NOW)
    expect(inbox.rows.map(({ name }) => name).sort()).toEqual([...names].sort())
    expect([inbox.counts.all, inbox.counts.answer]).toEqual([names.length, names.length])
    expect(inbox.choices.source.map(([name]) => name).sort()).toEqual([...names].sort())
  },
)

it('T10 I1 what is not theirs is not found by its address, by search, or by a change', async () => {
  await holdTo(FEEDBACK)
  const { headers } = principal(SALES)
  for (const name of ['Dan', 'Far', 'Bob']) {
    const address = `/leads/${leads[name]}`
    const note = { key: crypto.randomUUID(), kind: 'note', text: 'Mine?' }
    const answers = [
      await rest('GET', address, headers),
      await rest('PATCH', address, headers, { state: 'won' }),
      await rest('GET', `${address}/colleagues`, headers),
      await rest('POST', `/lead-answer/${leads[name]}`, headers, note),
    ]
    expect([name, answers.map(({ status }) => status >= 400)]).toEqual([name, [true, true, true, true]])
  }
  const found = async (typed: string) => {
    const requested = requestedFor(typed)
    return requested ? searchFor({ payload: world.db, user: await userOf(SALES) }, requested) : []
  }
  expect(await found('Dan')).toEqual([])
  expect((await found('Fay')).map(({ title }) => title)).toEqual(['People'])
})

it('T10 bookings, reservations, waiting shoppers and valuations are of their categories too', async () => {
  const seen = async () => {
    const rows: Record<string, number> = {}
    for (const slug of ['bookings', 'reservations', 'waiting-shoppers', 'valuations'])
      rows[slug] = (await listed(slug)).length
    return rows
  }
  await holdTo([])
  expect(await seen()).toEqual({ bookings: 1, reservations: 1, 'waiting-shoppers': 1, valuations: 1 })
  await holdTo(['Test Drive'])
  expect(await seen()).toEqual({ bookings: 1, reservations: 0, 'waiting-shoppers': 0, valuations: 0 })
  await holdTo(['Trade-in', 'Vehicle Enquiry'])
  expect(await seen()).toEqual({ bookings: 0, reservations: 1, 'waiting-shoppers': 1, valuations: 1 })
  await holdTo(FEEDBACK)
  const day = await dayLines(world.db, await userOf(SALES), null, NOW)
  expect(day.places.flatMap(({ lines }) => lines)).toEqual([])
  const today = await todayFor(world.db, await userOf(SALES), NOW)
  expect([today.visitors, today.leads?.lines.map(({ name }) => name)]).toEqual([[], ['Fay']])
  // The lead's own screen asks for its valuation.
  const card = { payload: world.db, user: await userOf(SALES), tenant: world.refs.a.tenant, lead_id: 'L1' }
  expect(await ValuationCard(card)).toBeNull()
})

it('T10 B3 a lead is given to nobody who may not see it, and offers no such colleague', async () => {
  await holdTo(['Test Drive'])
  const { headers } = principal('dealer admin of A')
  const person = principal(SALES).userId
  const names = async (name: string) => {
    const { body } = await rest('GET', `/leads/${leads[name]}/colleagues`, headers)
    return JSON.parse(body).docs.map(({ name: colleague }: { name: string }) => colleague)
  }
  expect(await names('Fay')).not.toContain(SALES)
  expect(await names('Dan')).toContain(SALES)
  const give = async (name: string) =>
    rest('PATCH', `/leads/${leads[name]}`, headers, { assigned_to: person })
  const refused = await give('Fay')
  expect([refused.status, refused.body]).toEqual([400, expect.stringContaining('on leads of its kind')])
  expect((await give('Dan')).status).toBe(200)
})

it('T10 I1 only an admin of the dealer holds a person to categories, and only to known ones', async () => {
  await holdTo(FEEDBACK)
  const address = `/users/${principal(SALES).userId}`
  const read = async () => (await userOf(SALES)).lead_categories
  await rest('PATCH', address, principal(SALES).headers, { lead_categories: [] })
  await rest('PATCH', address, principal('editor of A').headers, { lead_categories: [] })
  expect(await read()).toEqual(FEEDBACK)
  const other = await rest('PATCH', `/users/${world.ids.users?.b}`, principal('dealer admin of A').headers, {
    lead_categories: FEEDBACK,
  })
  expect(other.status).toBeGreaterThanOrEqual(403)
  const wrong = await rest('PATCH', address, principal('dealer admin of A').headers, {
    lead_categories: ['Cars'],
  })
  expect([wrong.status, wrong.body]).toEqual([400, expect.stringContaining('“Cars” is not known.')])
  expect(await read()).toEqual(FEEDBACK)
})
