/** One chassis number on show twice: Today asks, staff say which it is, and nobody of another dealer has a say. */
import type { TypedUser } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closeDb } from '../../helpers/db'
import { readSameCars } from '@/admin/dashboard/needs/sameCars'
import { rest } from './rest'
import { SAMPLES } from './samples.data'
import { makeWorld, plant, type World } from './world'

let world: World
const VIN = 'MR0HA3CD200512345'
const ids: Record<string, string> = {}

beforeAll(async () => {
  world = await makeWorld()
  const car = (of: 'a' | 'b', stocknum: string, more: Record<string, unknown>) =>
    plant(world.db, 'cars', {
      ...SAMPLES.cars?.(world.refs[of], of, ''),
      ...{ stocknum, slug: stocknum.toLowerCase(), name: 'Kia Rio', vin: VIN, status: 'in_stock' },
      ...{ show_on_dealer_website: true, created_at: 1_780_000_000, ...more },
    })
  ids.one = await car('a', 'F12', {})
  ids.two = await car('a', 'G7', { vin: VIN.toLowerCase() })
  ids.stranger = await car('b', 'X1', {})
  for (const n of [1, 2, 3]) await car('a', `T${n}`, { vin: '2T1BURHE0JC043821' })
  for (const n of [1, 2]) await car('a', `U${n}`, { vin: '11111111111111111' })
})
afterAll(closeDb)

const principal = (name: string) => world.principals.find((one) => one.name === name)
async function needs(name: string) {
  const id = principal(name)?.userId ?? ''
  const found = await world.db.findByID({ collection: 'users', id, depth: 0, overrideAccess: true })
  const user: TypedUser = { ...found, collection: 'users' }
  return readSameCars({ payload: world.db, user, now: new Date() })
}
const say = (name: string, is: unknown, stored = ids.one, other = ids.two) =>
  rest('POST', `/same-cars/${stored}/${other}`, principal(name)?.headers ?? {}, { is })
const shown = async (id = '') =>
  (await world.db.findByID({ collection: 'cars', id, depth: 0, overrideAccess: true })).show_on_dealer_website

it('Today lists the pair with both places; three, and numbers that stand for nothing, are no pair', async () => {
  const found = await needs('editor of A')
  expect(found.map(({ title }) => title)).toEqual(['Kia Rio is on the website twice: F12 and G7 at CANARYA'])
  expect(found[0]?.presses?.map(({ label }) => label)).toEqual(['Keep F12', 'Keep G7', 'Two different cars'])
  expect(await needs('platform admin')).toEqual([])
})

it.each(['sales of A1', 'staff of no dealer', 'disabled admin of A', 'key of A to write', 'anonymous'])(
  'no word of %s counts',
  async (name) => {
    expect([401, 403, 404]).toContain((await say(name, 'one')).status)
    expect(await shown(ids.two)).toBe(true)
  },
)

it('cars of two dealers, or of two numbers, are never one', async () => {
  expect((await say('dealer admin of A', 'one', ids.one, ids.stranger)).status).toBe(404)
  expect((await say('dealer admin of A', 'one', ids.one, ids.one)).status).toBe(409)
  expect((await say('dealer admin of A', 'perhaps')).status).toBe(422)
})

it('“one car” takes the other off the site, says so in the history, and can be undone', async () => {
  expect((await say('editor of A', 'one')).status).toBe(200)
  expect([await shown(ids.one), await shown(ids.two)]).toEqual([true, false])
  const log = await world.db.find({
    collection: 'audit-log',
    where: { doc_id: { equals: ids.two } },
    overrideAccess: true,
  })
  expect(JSON.stringify(log.docs)).toContain('show_on_dealer_website')
  const [need, ...more] = await needs('editor of A')
  expect([need?.title, need?.presses?.map(({ label }) => label), more]).toEqual([
    'Kia Rio: G7 was taken off the website, as the same car as F12',
    ['Undo'],
    [],
  ])
  expect((await say('editor of A', 'undo')).status).toBe(200)
  expect(await shown(ids.two)).toBe(true)
  expect((await needs('editor of A')).map(({ title }) => title)).toEqual([expect.stringContaining('twice')])
})

describe('what shoppers agreed on about a car keeps it', () => {
  const soon = new Date(Date.now() + 3 * 86_400_000).toISOString()
  it.each([
    ['reservations', {}, '1 reservation'],
    ['deals', {}, '1 online purchase'],
    ['bookings', { start: soon }, '1 test drive'],
    ['waiting-shoppers', {}, '1 waiting shopper'],
  ] as const)('%s', async (slug, more, words) => {
    const sample = SAMPLES[slug]?.(world.refs.a, 'a', '9') ?? {}
    const id = await plant(world.db, slug, { ...sample, ...more, car_id: ids.two })
    const refused = await say('editor of A', 'one')
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining(words)])
    expect(await shown(ids.two)).toBe(true)
    await world.db.delete({ collection: slug, id, overrideAccess: true })
  })

  it('a mark that it is reserved, unless both have one', async () => {
    const { table } = await import('@/db/table')
    const mark = async (id: string | undefined, reserved: boolean) =>
      (await table('cars')).take([['id', '=', String(id)]], { reserved })
    await mark(ids.two, true)
    const refused = await say('editor of A', 'one')
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('marked as reserved')])
    await mark(ids.two, false)
  })
})

it('a press twice changes nothing, and two people at once keep one of the two', async () => {
  const { table } = await import('@/db/table')
  const rows = async () =>
    (await table('cars')).find([['vin', 'in', [VIN, VIN.toLowerCase()]]], { sort: [['id', 'asc']] })
  expect((await say('editor of A', 'one')).status).toBe(200)
  const before = JSON.stringify(await rows())
  expect((await say('editor of A', 'one')).status).toBe(200)
  expect(JSON.stringify(await rows())).toBe(before)
  const late = await say('dealer admin of A', 'one', ids.two, ids.one)
  expect([late.status, late.text]).toEqual([409, expect.stringContaining('Somebody else has kept')])
  expect((await say('dealer admin of A', 'two')).status).toBe(409)
  for (const press of ['undo', 'undo']) expect((await say('editor of A', press)).status).toBe(200)
  expect([await shown(ids.one), await shown(ids.two)]).toEqual([true, true])
  const both = await Promise.all([
    say('editor of A', 'one'),
    say('dealer admin of A', 'one', ids.two, ids.one),
    say('editor of A', 'one'),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 200, 409])
  expect([await shown(ids.one), await shown(ids.two)].filter(Boolean)).toHaveLength(1)
  const [stored, other] = (await shown(ids.one)) ? [ids.one, ids.two] : [ids.two, ids.one]
  expect((await say('editor of A', 'undo', stored, other)).status).toBe(200)
})

it('“two cars” is not asked again', async () => {
  expect((await say('dealer admin of A', 'two')).status).toBe(200)
  expect(await needs('editor of A')).toEqual([])
  expect(await shown(ids.two)).toBe(true)
})
