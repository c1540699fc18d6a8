/** Figures in the lists of the admin: each counts what belongs to its row, and nothing of another dealer. */
import { isValidElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { closeDb } from '../../helpers/db'
import { CarsCell, ModelCarsCell, PlacesCell } from '@/admin/place/PlaceCells'
import { LastHereCell } from '@/admin/staff/StateCell'
import { FeedStateCell } from '@/admin/stock/FeedCells'
import { SAMPLES } from './samples.data'
import { makeWorld, plant, type Seed, type World } from './world'

let world: World

beforeAll(async () => {
  world = await makeWorld()
  const { a, b } = world.refs
  const model = await world.db.findByID({ collection: 'models', id: a.model ?? '', depth: 0 })
  // Of dealer B, and sold by dealer A: neither is for sale at A.
  await plant(world.db, 'cars', {
    ...SAMPLES.cars?.(b, model.name, '-like'),
    slug: 'like',
    stocknum: 'LIKE',
  })
  await plant(world.db, 'cars', {
    ...SAMPLES.cars?.(a, model.name, '-sold'),
    ...{ slug: 'sold', stocknum: 'SOLD', status: 'sold' },
  })
})
afterAll(closeDb)

async function shown(
  cell: object,
  collection: 'dealerships' | 'models' | 'stock-feeds' | 'users',
  id: string,
) {
  const rowData = await world.db.findByID({ collection, id, depth: 0, overrideAccess: true })
  const props = { rowData, payload: world.db, collectionSlug: collection }
  const drawn: unknown = typeof cell === 'function' && (await Reflect.apply(cell, null, [props]))
  return isValidElement(drawn) ? renderToStaticMarkup(drawn) : String(drawn)
}

it.each([
  ['a', '1', '2'],
  ['b', '2', '1'],
] as const)(
  'the dealership of %s has its own cars for sale and its own places',
  async (seed, cars, places) => {
    const { dealership } = world.refs[seed]
    expect(await shown(CarsCell, 'dealerships', dealership)).toBe(cars)
    expect(await shown(PlacesCell, 'dealerships', dealership)).toBe(places)
  },
)

it.each(['a', 'b'] as const)(
  'a model of %s has the cars of its dealer that are for sale',
  async (seed: Seed) => {
    expect(await shown(ModelCarsCell, 'models', world.refs[seed].model ?? '')).toBe('1')
  },
)

it('a person who was here has their own moment, and who was not has none', async () => {
  const { user } = world.refs.a
  const stranger = await plant(world.db, 'users', SAMPLES.users?.(world.refs.b, 'never.here', '-new'))
  expect(await shown(LastHereCell, 'users', user ?? '')).toContain('1970')
  expect(await shown(LastHereCell, 'users', stranger)).toContain('Never signed in')
})

it('only the last whole stock of a dealership is on the website, and what changed single cars after it', async () => {
  const feed = (seed: Seed, state: string, day: number, more: object = {}) =>
    plant(world.db, 'stock-feeds', {
      ...SAMPLES['stock-feeds']?.(world.refs[seed], 'x', ''),
      ...{ state, createdAt: `2026-11-2${day}T05:30:00.000Z`, ...more },
    })
  const undone = { summary: { undone: { at: 1, by: 'Ana' } } }
  const feeds = [
    [await feed('a', 'committed', 1), 'Replaced'],
    [await feed('a', 'applied', 2), 'Replaced'],
    [await feed('a', 'released', 3), 'On the website'],
    [await feed('a', 'applied', 4), 'On the website'],
    [await feed('a', 'rejected', 5), 'Rejected'],
    [await feed('a', 'committed', 1, { source: 'other' }), 'On the website'],
    [await feed('b', 'committed', 1), 'On the website'],
    [await feed('a', 'applied', 6, undone), 'Put back'],
  ] as const
  for (const [id, words] of feeds)
    expect(await shown(FeedStateCell, 'stock-feeds', id)).toContain(`>${words}<`)
})
