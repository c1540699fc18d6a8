/** One chassis number on show twice: Today asks, staff say which it is, and nobody of another dealer has a say. */
import type { TypedUser } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { closeDb } from '../../helpers/db'
import { readSameCars } from '@/admin/dashboard/needs/readSameCars'
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
const say = (name: string, is: unknown, kept = ids.one, other = ids.two) =>
  rest('POST', `/same-cars/${kept}/${other}`, principal(name)?.headers ?? {}, { is })
const shown = async (id = '') =>
  (await world.db.findByID({ collection: 'cars', id, depth: 0, overrideAccess: true })).show_on_dealer_website

it('Today lists the pair with both places; three, and numbers that stand for nothing, are no pair', async () => {
  const found = await needs('editor of A')
  expect(found.map(({ title }) => title)).toEqual([
    'Kia Rio is on the website twice: CANARYA (F12) and CANARYA (G7)',
  ])
  expect(found[0]?.presses?.map(({ label }) => label)).toEqual([
    'One car: keep it at CANARYA (F12)',
    'One car: keep it at CANARYA (G7)',
    'Two cars',
  ])
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
    'Kia Rio at CANARYA (G7) was taken off the website: it is the car at CANARYA (F12)',
    ['Undo'],
    [],
  ])
  expect((await say('editor of A', 'undo')).status).toBe(200)
  expect(await shown(ids.two)).toBe(true)
  expect((await needs('editor of A')).map(({ title }) => title)).toEqual([expect.stringContaining('twice')])
})

it('“two cars” is not asked again', async () => {
  expect((await say('dealer admin of A', 'two')).status).toBe(200)
  expect(await needs('editor of A')).toEqual([])
  expect(await shown(ids.two)).toBe(true)
})
