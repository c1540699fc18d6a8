import { afterAll, beforeAll, expect, it } from 'vitest'
import { closeDb } from '../../helpers/db'
import { readInbox } from '@/admin/leads/inbox/readInbox'
import { mayExportLeads, mayReadLeads } from '@/admin/may'
import { inboxState } from '@/features/leads/inbox.rules'
import { inboxSpeedTest } from './inboxSpeedTest'
import { rest } from './rest'
import { samePersonTest } from './samePersonTest'
import { makeWorld, plant, type Seed, type World, principalIn, staffIn } from './world'

let world: World
let serial = 0
const HOUR = 3_600_000
const NOW = new Date('2026-11-23T02:00:00.000Z')

async function lead(name: string, at: Seed, more: Record<string, unknown> = {}): Promise<string> {
  const key = `IN${serial++}`
  return plant(world.db, 'leads', {
    tenant: world.refs[at].tenant,
    location_id: world.refs[at].location,
    lead_id: key,
    dedupe_key: key,
    state: 'new',
    category: 'Test Drive',
    form: 'test-drive',
    name,
    facts: {},
    createdAt: new Date(NOW.getTime() - serial * HOUR).toISOString(),
    ...more,
  })
}

beforeAll(async () => {
  world = await makeWorld()
  // The matrix's own samples say nothing here.
  await world.db.delete({ collection: 'leads', where: {}, overrideAccess: true })
  await lead('Ann', 'a', { phone: '0412 345 678', person_phone: '+61412345678' })
  await lead('Bea', 'a', { state: 'contacted', responded_at: NOW.toISOString(), category: 'Feedback' })
  await lead('Cid', 'a2', {
    ...{ state: 'won', message: '=1+1', email: 'cid@shopper.example' },
    came_from: 'google',
  })
  await lead('Dot', 'a', { state: 'spam', suspected: true })
  await lead('Eve', 'b', { came_from: 'radio' })
  await lead('Fay', 'c', { assigned_to: principal('group admin of A and C').userId })
})
afterAll(closeDb)

const principal = (name: string) => principalIn(world, name)
const userOf = (name: string) => staffIn(world, name)
const inbox = async (who: string, params: Record<string, string>) =>
  readInbox(world.db, await userOf(who), inboxState(params), NOW)
const names = async (who: string, params: Record<string, string>) =>
  (await inbox(who, params)).rows.map(({ name }) => name)

samePersonTest({ lead, inbox, db: () => world.db })

it.each([
  ['sales of A1', { view: 'all' }, ['Ann', 'Bea', 'Dot']],
  ['sales of A1', { view: 'answer' }, ['Ann']],
  ['dealer admin of A', { view: 'all' }, ['Ann', 'Bea', 'Cid', 'Dot']],
  ['dealer admin of A', { view: 'open' }, ['Ann', 'Bea']],
  ['dealer admin of A', { view: 'spam' }, ['Dot']],
  ['dealer admin of A', { view: 'closed' }, ['Cid']],
  ['dealer admin of A', { search: '0412345678' }, ['Ann']],
  ['dealer admin of A', { search: 'cid@' }, ['Cid']],
  ['dealer admin of A', { search: 'Eve' }, []],
  ['dealer admin of A', { view: 'all', about: 'Feedback' }, ['Bea']],
  ['dealer admin of A', { view: 'all', who: 'nobody' }, ['Ann', 'Bea', 'Cid', 'Dot']],
  ['dealer admin of A', { view: 'all', stage: 'contacted' }, ['Bea']],
  ['dealer admin of A', { view: 'answer', stage: 'won' }, ['Cid']],
  ['sales of A1', { view: 'all', stage: 'won' }, []],
  ['dealer admin of A', { view: 'all', source: 'google' }, ['Cid']],
  ['dealer admin of A', { view: 'all', source: 'radio' }, []],
  ['dealer admin of A', { view: 'all', from: '2026-11-23' }, ['Ann', 'Bea', 'Cid', 'Dot']],
  ['dealer admin of A', { view: 'all', from: '2026-11-01', to: '2026-11-22' }, []],
  ['group admin of A and C', { view: 'mine' }, ['Fay']],
  ['group admin of A and C', { view: 'answer' }, ['Fay', 'Ann']],
  ['platform admin', { view: 'answer', order: 'newest' }, ['Ann', 'Eve', 'Fay']],
])('B1 I1 %s sees of %j only %j', async (who, params, expected) => {
  expect(await names(who, params)).toEqual(expected)
})

it('B1 I1 a place of another dealer, or another location, gives nothing', async () => {
  const [foreign, other] = [world.refs.b.location, world.refs.a2.location]
  expect(await names('dealer admin of A', { view: 'all', place: foreign })).toEqual([])
  expect(await names('sales of A1', { view: 'all', place: other })).toEqual([])
})

it('B1 I1 counts and choices tell nothing of other dealers either', async () => {
  const { counts, choices } = await inbox('sales of A1', {})
  expect(counts).toEqual({ answer: 1, mine: 0, open: 2, snoozed: 0, spam: 1, closed: 0, all: 3 })
  expect(choices.place.map(([id]) => id)).toEqual([world.refs.a.location])
  expect(choices.who.map(([, name]) => name)).toContain('dealer admin of A')
  expect(choices.who.map(([id]) => id)).not.toContain(world.ids.users?.b)
  expect(choices.source).toEqual([])
  expect((await inbox('dealer admin of A', {})).choices.source).toEqual([['google', 'google']])
})

it('B1 each view counts what it would show with the filters that are set', async () => {
  const { counts } = await inbox('dealer admin of A', { view: 'closed', stage: 'won', about: 'Test Drive' })
  expect(counts).toEqual({ answer: 1, mine: 0, open: 1, snoozed: 0, spam: 1, closed: 1, all: 1 })
})

it('B2 who waits longest stands first by the reply clock, and pages do not repeat a lead', async () => {
  const made: string[] = []
  for (let n = 0; n < 30; n++)
    made.push(
      await lead(`W${n}`, 'b', { createdAt: new Date(NOW.getTime() - (100 - n) * HOUR).toISOString() }),
    )
  const first = await inbox('platform admin', { view: 'answer', place: world.refs.b.location })
  const second = await inbox('platform admin', { view: 'answer', place: world.refs.b.location, page: '2' })
  const ids = [...first.rows, ...second.rows].map(({ id }) => id)
  expect(first).toMatchObject({ total: 31, rows: { length: 25 } })
  expect(ids.slice(0, 30)).toEqual(made)
  expect(new Set(ids).size).toBe(31)
  await world.db.delete({ collection: 'leads', where: { id: { in: made } }, overrideAccess: true })
})

const fetched = (who: string, query = '') => rest('GET', `/lead-export${query}`, principal(who).headers)

it('B1 a last name stands once, wherever the lead is shown', async () => {
  const id = await lead('Zoe', 'b', { last_name: 'Quill' })
  const old = await lead('Zoe Quill', 'b', { last_name: 'Quill' })
  expect(await names('platform admin', { search: 'Zoe Quill' })).toEqual(['Zoe Quill', 'Zoe Quill'])
  const { body } = await fetched('platform admin', '?search=Quill')
  expect(body.split(',Zoe,Quill,')).toHaveLength(3)
  await world.db.delete({ collection: 'leads', where: { id: { in: [id, old] } }, overrideAccess: true })
  await world.db.delete({
    collection: 'audit-log',
    where: { what: { contains: 'export' } },
    overrideAccess: true,
  })
})

it('B1 T10 I1 the table holds exactly what is filtered, of own dealers, and says who took it', async () => {
  const { status, body, response } = await fetched('dealer admin of A', '?view=closed')
  expect(status).toBe(200)
  expect(response.headers.get('cache-control')).toContain('no-store')
  const [head, row, ...more] = body.split('\r\n')
  expect(head).toContain('Reference,Received,First answer,Time zone,Status,About,More,Source')
  expect(row).toContain(',Australia/Brisbane,Won,Test Drive,')
  expect(row).toContain(`,'=1+1,`)
  expect(more).toEqual([''])
  const all = await fetched('dealer admin of A', '?view=all')
  for (const name of ['Ann', 'Bea', 'Cid', 'Dot']) expect(all.body).toContain(`,${name},`)
  for (const name of ['Eve', 'Fay']) expect(all.body).not.toContain(name)
  const { docs } = await world.db.find({
    collection: 'audit-log',
    where: { what: { contains: 'export' } },
    sort: 'createdAt',
    depth: 0,
    overrideAccess: true,
  })
  expect(docs).toMatchObject([
    {
      what: 'export 1 leads',
      tenant: world.refs.a.tenant,
      who: 'dealer-admin-of-a@staff.example',
      doc_title: 'Closed',
    },
    { what: 'export 4 leads', doc_title: 'All leads' },
  ])
})

it('B1 T10 the same rows go out as JSON, to the same roles', async () => {
  const { status, body, response } = await fetched('dealer admin of A', '?view=closed&format=json')
  expect([status, response.headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8'])
  const rows: unknown = JSON.parse(body)
  expect(rows).toMatchObject([{ 'Time zone': 'Australia/Brisbane', Status: 'Won', About: 'Test Drive' }])
  const all = await fetched('dealer admin of A', '?view=all&format=json')
  for (const name of ['Eve', 'Fay']) expect(all.body).not.toContain(name)
  for (const who of ['editor of A', 'anonymous'])
    expect((await fetched(who, '?format=json')).status, who).toBe(403)
})

it('B1 the table obeys the stage, the source and the days too', async () => {
  const rows = async (query: string) =>
    (await fetched('dealer admin of A', query)).body.split('\r\n').length - 2
  expect(await rows('?view=all&stage=won&source=google&from=2026-11-22&to=2026-11-23')).toBe(1)
  expect(await rows('?view=all&stage=won&source=radio')).toBe(0)
  expect(await rows('?view=all&to=2026-11-20')).toBe(0)
})

it('B1 an admin of two dealers gets the leads of both, each in the history of its own', async () => {
  const { body } = await fetched('group admin of A and C', '?view=answer')
  expect(body).toContain(',Ann,')
  expect(body).toContain(',Fay,')
  const { docs } = await world.db.find({
    collection: 'audit-log',
    where: {
      and: [{ who: { equals: 'group-admin-of-a-and-c@staff.example' } }, { what: { contains: 'export' } }],
    },
    depth: 0,
    overrideAccess: true,
  })
  expect(docs.map(({ tenant, what }) => [tenant, what]).sort()).toEqual(
    [
      [world.refs.a.tenant, 'export 1 leads'],
      [world.refs.c.tenant, 'export 1 leads'],
    ].sort(),
  )
})

it.each([
  'anonymous',
  'shopper of A',
  'editor of A',
  'sales of A1',
  'staff of no dealer',
  'disabled admin of A',
  'key of A to write',
])('B1 T10 I1 %s gets no table', async (who) => {
  const { status, body } = await fetched(who, '?view=all')
  expect([401, 403]).toContain(status)
  expect(body).not.toContain('Ann')
})

it('T10 the screen itself is for those who answer leads', async () => {
  const may = async (who: string) => [mayReadLeads(await userOf(who)), mayExportLeads(await userOf(who))]
  expect(await may('editor of A')).toEqual([false, false])
  expect(await may('staff of no dealer')).toEqual([false, false])
  expect(await may('sales of A1')).toEqual([true, false])
  expect(await may('dealer admin of A')).toEqual([true, true])
  expect([mayReadLeads(null), mayExportLeads(null)]).toEqual([false, false])
})

inboxSpeedTest(() => ({ world, now: NOW, inbox }))
