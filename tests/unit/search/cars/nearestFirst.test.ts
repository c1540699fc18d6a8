import { beforeAll, expect, test } from 'vitest'
import { nearestFirst } from '@/search/cars/near'
import { EmbeddedEngine } from '@/search/embedded/engine'
import type { SearchRequest } from '@/search/types'
import { car } from '../../../helpers/contractCars'

const engine = new EmbeddedEngine()
const PLACES = { far: 5, close: 4, middle: 3, away: 2 }
const near = new Map([
  ['far', 40],
  ['close', 1],
  ['middle', 12],
])
const everyone: SearchRequest = {
  scope: { dealershipIds: ['extra'] },
  where: { f: 'location_name', in: [...near.keys()] },
  facets: ['location_name'],
}
beforeAll(async () => {
  for (const [place, count] of Object.entries(PLACES))
    for (let at = 0; at < count; at++)
      await engine.upsert([car(`${place}${at}`, { location_name: place, custom_rank: at })])
})

const page = async (number: number, request: Partial<SearchRequest> = {}, perPage = 5) => {
  const requested = { ...everyone, ...request, page: number, perPage }
  return nearestFirst(engine, requested, await engine.search(requested), near)
}

test('pages run from the nearest place to the farthest, each car once, ranked within its place', async () => {
  const pages = [await page(1), await page(2), await page(3), await page(4)]
  expect(pages).toEqual([
    ['close3', 'close2', 'close1', 'close0', 'middle2'],
    ['middle1', 'middle0', 'far4', 'far3', 'far2'],
    ['far1', 'far0'],
    [],
  ])
  expect((await page(1, {}, 2)).concat(await page(2, {}, 2))).toEqual(pages[0]?.slice(0, 4))
})

test('a chosen location leaves out the others', async () => {
  const refine = { location_name: ['far', 'middle'] }
  expect(await page(1, { refine })).toEqual(['middle2', 'middle1', 'middle0', 'far4', 'far3'])
})
