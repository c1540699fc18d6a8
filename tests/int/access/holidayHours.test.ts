/** One day decided for all locations of a dealer: by whom, for which dealer, and what the history says. */
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { closeDb } from '../../helpers/db'
import { rest } from './rest'
import { makeWorld, plant, type World, principalIn } from './world'

let world: World
const CHRISTMAS = '2026-12-25'
const WEEK = [
  { weekday: 5, status: 'Open', open: '08:30', close: '12:00' },
  { weekday: 5, status: 'Open', open: '13:00', close: '17:00' },
]

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-10T02:00:00Z') })
  world = await makeWorld()
})
afterAll(async () => {
  vi.useRealTimers()
  await closeDb()
})

const SERVICE = [
  { weekday: 4, date: '2026-12-24', status: 'Closed', note: 'Stocktake', formated_hours: 'kept' },
]
beforeEach(async () => {
  await world.db.delete({ collection: 'opening-hours', where: {}, overrideAccess: true })
  await world.db.delete({ collection: 'audit-log', where: {}, overrideAccess: true })
  const hours = (at: 'a' | 'a2' | 'b', department: string, more: object = {}) => {
    const { tenant, location } = world.refs[at]
    return plant(world.db, 'opening-hours', {
      ...{
        tenant,
        location_id: location,
        location_name: at,
        department,
        week: WEEK,
        exceptions: [],
        ...more,
      },
    })
  }
  await hours('a', 'sales')
  await hours('a', 'service', { exceptions: SERVICE })
  await hours('a2', 'sales', {
    exceptions: [{ weekday: 5, date: CHRISTMAS, status: 'Closed', note: 'Ours' }],
  })
  await hours('a2', 'parts', { week: [{ weekday: 1, status: 'Closed' }] })
  await hours('b', 'sales')
})

const headersOf = (name: string) => principalIn(world, name).headers
const decide = (who: string, body: object) =>
  rest('POST', '/holiday-hours', headersOf(who), {
    ...{ tenant: world.refs.a.tenant, date: CHRISTMAS, choice: 'close', ...body },
  })
async function chosen() {
  const { docs } = await world.db.find({ collection: 'opening-hours', depth: 0, overrideAccess: true })
  const lines = docs.flatMap(({ location_name, department, exceptions }) =>
    (exceptions ?? []).map(({ date, status, open, note }) =>
      [location_name, department, date, status, open, note].filter(Boolean).join(' '),
    ),
  )
  return lines.filter((line) => !line.includes('Stocktake') && !line.includes('Ours')).sort()
}

it('B13 closed at all places: each that has not decided, no other, and the history names the person', async () => {
  const answer = await decide('editor of A', {})
  expect([answer.status, JSON.parse(answer.body)]).toEqual([200, { saved: 2 }])
  expect(await chosen()).toEqual([
    expect.stringMatching(/ sales 2026-12-25 Closed Christmas Day$/),
    expect.stringMatching(/ service 2026-12-25 Closed Christmas Day$/),
  ])
  const { docs } = await world.db.find({ collection: 'opening-hours', depth: 0, overrideAccess: true })
  const service = docs.find(({ department }) => department === 'service')
  expect(service?.exceptions?.[0]).toMatchObject(SERVICE[0] ?? {})
  const log = await world.db.find({ collection: 'audit-log', depth: 0, overrideAccess: true })
  const user = world.principals.find(({ name }) => name === 'editor of A')?.userId
  expect(log.docs.map(({ what, user_id }) => [what, user_id])).toEqual([
    ['update opening-hours', user],
    ['update opening-hours', user],
  ])
})

it('B13 open as usual keeps both shifts of the weekday', async () => {
  expect((await decide('dealer admin of A', { choice: 'open' })).status).toBe(200)
  expect((await chosen()).filter((line) => line.includes('sales'))).toEqual([
    expect.stringMatching(/Open 08:30 Christmas Day$/),
    expect.stringMatching(/Open 13:00 Christmas Day$/),
  ])
})

it('B13 a second press, a day that is no holiday and one that is far change nothing', async () => {
  await decide('editor of A', {})
  const before = await chosen()
  for (const body of [{ choice: 'open' }, { date: '2026-12-18' }, { date: '2027-04-02' }]) {
    const answer = await decide('editor of A', body)
    expect([answer.status, answer.body]).toEqual([409, expect.stringContaining('Reload the page')])
  }
  expect(await chosen()).toEqual(before)
})

it('B13 what is no choice is refused in words', async () => {
  for (const body of [{ choice: 'maybe' }, { date: 'Christmas' }, { tenant: '' }]) {
    const answer = await decide('editor of A', body)
    expect([answer.status, answer.body]).toEqual([422, expect.stringContaining('closed or open')])
  }
})

it.each([
  ['editor of A', 'b', 409],
  ['dealer admin of A', 'b', 409],
  ['sales of A1', 'a', 403],
  ['staff of no dealer', 'a', 403],
  ['disabled admin of A', 'a', 403],
  ['shopper of A', 'a', 403],
  ['key of A to write', 'a', 403],
  ['anonymous', 'a', 403],
] as const)('B13 I1 %s decides nothing for dealer %s: %i', async (who, at, status) => {
  expect((await decide(who, { tenant: world.refs[at].tenant })).status).toBe(status)
  expect(await chosen()).toEqual([])
})
