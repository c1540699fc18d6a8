import { describe, expect, it } from 'vitest'
import { shopperWords } from '@/search/shopperWords'
import { toCarDoc } from '@/search/toCarDoc'
import { FACETS, type Facet, type SearchEngine, type SearchRequest } from '@/search/types'
import { COUNTED } from '../fixtures/search/counts.data'
import { FILTERS } from '../fixtures/search/filters.data'
import { ORDERS } from '../fixtures/search/order.data'
import { FINDS, LEADS } from '../fixtures/search/text.data'
import { YARD } from '../fixtures/search/yard.data'
import { bruteForce } from './bruteForce'
import { asSet, NASTY } from './contractCars'

export const YARD_DOCS = YARD.map((car, i) => toCarDoc(car, i + 1))
const yard = { dealershipIds: ['north', 'south'] }
const ids = (list: string) => list.split(' ').filter(Boolean)
const STATS = ['price', 'km', 'year', 'weekly_price', 'subscription_price'] as const

/** What shoppers type and what they should find; each expected result was worked out by hand or by brute force, none by an engine. */
export function searchCases(engine: () => SearchEngine): void {
  const ask = (request: Partial<SearchRequest>) => engine().search({ scope: yard, perPage: 100, ...request })

  describe('words', () => {
    it.each(FINDS)('%s', async (typed, found) => {
      const result = await ask({ q: shopperWords(typed) })
      expect(asSet(result.ids)).toEqual(asSet(ids(found)))
      expect(result.total).toBe(ids(found).length)
    })
    it.each(LEADS)('%s first', async (typed, first) => {
      const { ids: found } = await ask({ q: shopperWords(typed) })
      expect(asSet(found.slice(0, ids(first).length))).toEqual(asSet(ids(first)))
    })
    it.each(FINDS.filter(([, found]) => found !== ''))('%s, counted', async (typed, found) => {
      const { facets } = await ask({ q: shopperWords(typed), facets: ['make'] })
      const cars = YARD_DOCS.filter(({ id }) => ids(found).includes(id))
      expect(facets.make).toEqual(bruteForce(cars, { scope: yard, facets: ['make'] }).facets.make)
    })
  })

  describe('order', () => {
    it.each(ORDERS)('%s', async (_name, request, first) => {
      const { ids: found } = await ask(request)
      expect(found.slice(0, ids(first).length)).toEqual(ids(first))
    })
  })

  describe('filters', () => {
    it.each(FILTERS)('%s', async (_name, where, keeps) => {
      const result = await ask({ where })
      const stored = YARD_DOCS.filter(keeps).map(({ id }) => id)
      expect(asSet(result.ids)).toEqual(asSet(stored))
      expect(result.total).toBe(stored.length)
    })
  })

  describe('counts', () => {
    it.each(COUNTED)('%s', async (_name, { scope = yard.dealershipIds, refine, ranges }) => {
      const facets = FACETS.filter((facet): facet is Facet =>
        YARD_DOCS.some((doc) => doc[facet] !== undefined),
      )
      const request: SearchRequest = { scope: { dealershipIds: scope }, refine, ranges, facets, stats: STATS }
      const result = await ask(request)
      const truth = bruteForce(YARD_DOCS, request)
      const positive = Object.entries(result.facets).map(([facet, list]) => [
        facet,
        list.filter(({ count }) => count > 0),
      ])
      expect(asSet(result.ids)).toEqual(truth.ids)
      expect(Object.fromEntries(positive)).toEqual(truth.facets)
      expect(result.stats).toEqual(truth.stats)
    })
  })

  describe('pages', () => {
    const inOrder = YARD.map(({ id }) => id)
    it.each([
      [{ perPage: 10 }, 0, 10, 4],
      [{ perPage: 10, page: 2 }, 10, 20, 4],
      [{ perPage: 10, page: 4 }, 30, 39, 4],
      [{ perPage: 10, page: 5 }, 39, 39, 4],
      [{ perPage: 39 }, 0, 39, 1],
      [{ perPage: 1, page: 39 }, 38, 39, 39],
      [{ perPage: undefined }, 0, 21, 2],
      [{ perPage: 0 }, 0, 1, 39],
      [{ perPage: -5 }, 0, 1, 39],
      [{ perPage: 1e9 }, 0, 39, 1],
      [{ perPage: 7.9, page: 2.9 }, 7, 14, 6],
      [{ perPage: NaN, page: Infinity }, 0, 21, 2],
    ])('%j', async (request, from, to, pages) => {
      const result = await ask(request)
      expect(result.ids).toEqual(inOrder.slice(from, to))
      expect([result.total, result.reachable, result.pages]).toEqual([39, 39, pages])
    })
  })

  describe('scope', () => {
    it.each([
      [['north'], 18],
      [['south'], 21],
      [['north', 'south'], 39],
      [['north', 'north'], 18],
      [['nor'], 0],
      [['north" OR dealership_id = "south'], 0],
      [['north', 'nobody'], 18],
      [[], 0],
    ])('%j finds %i cars, with words and without', async (dealershipIds, count) => {
      expect((await ask({ scope: { dealershipIds } })).total).toBe(count)
      const toyotas = await ask({ scope: { dealershipIds }, q: 'toyota', facets: ['dealership_slug'] })
      expect(toyotas.total).toBe(dealershipIds.includes('north') ? 7 : 0)
      expect(toyotas.facets.dealership_slug?.every(({ value }) => dealershipIds.includes(value))).toBe(true)
    })
    it('cannot be widened by a filter', async () => {
      const where = { or: [{ f: 'dealership_id', in: ['south'] } as const, { and: [] }] }
      expect((await ask({ scope: { dealershipIds: ['north'] }, where })).total).toBe(18)
    })
  })

  describe('hostile text', () => {
    it.each(NASTY.map((text) => [text.slice(0, 40), text]))('%j is text', async (_name, text) => {
      expect((await ask({ refine: { model: [text] } })).total).toBe(0)
      expect((await ask({ where: { not: { f: 'badge', in: [text] } } })).total).toBe(39)
      expect((await ask({ where: { f: 'stocknum', in: [text] } })).total).toBe(0)
      expect((await ask({ scope: { dealershipIds: [text] }, q: text })).ids).toEqual([])
      const north = await ask({ scope: { dealershipIds: ['north'] }, q: text })
      expect(north.ids.every((id) => YARD_DOCS.find((doc) => doc.id === id)?.dealership_id === 'north')).toBe(
        true,
      )
    })
  })
}
