import { describe, expect, it } from 'vitest'
import { parseSearch } from '@/search/list/parse'
import type { ListState } from '@/search/list/state'
import { demoTenants } from '../../../tenants'
import { stockOf, type StockRow } from './truth/stockFile'

const unique = (values: readonly (string | null | undefined)[]): string[] => [
  ...new Set(values.filter((value) => typeof value === 'string')),
]

/** The value of a row for a list's facet; only facets that offers use. */
const SAYS: Readonly<Record<string, (row: StockRow) => readonly (string | null | undefined)[]>> = {
  make: ({ make }) => [make],
  model: ({ model }) => [model],
  badge: ({ badge }) => [badge],
  car_type: ({ car_type }) => [car_type],
  fuel: ({ simple_fuel }) => [simple_fuel],
  body: ({ simple_body }) => [simple_body],
  item_type: ({ item_type }) => [item_type],
  categories: ({ categories }) => categories ?? [],
}

const fits = ({ facets, ranges }: ListState, row: StockRow): boolean =>
  Object.entries(facets).every(([name, wanted]) =>
    (SAYS[name] ?? (() => []))(row).some((value) => value && wanted.includes(value)),
  ) &&
  [
    [ranges.price, row.price],
    [ranges.year, row.year],
  ].every(([range, value]) => {
    if (typeof range !== 'object' || range === null) return true
    const { min = 0, max = Infinity } = range
    return typeof value === 'number' && value >= (min ?? 0) && value <= (max ?? Infinity)
  })

/** The cars in stock of an offer's list, as its page finds them. */
function carsOf(path: string, stock: readonly StockRow[]): StockRow[] {
  const [address = '', query] = path.split('?')
  const vocabulary = {
    make: unique(stock.map(({ make }) => make)),
    model: unique(stock.map(({ model }) => model)),
  }
  const { state, unknown } = parseSearch(address.split('/').slice(2), new URLSearchParams(query), {
    vocabulary,
  })
  expect(unknown).toEqual([])
  return stock.filter((row) => row.status === 'in_stock' && fits(state, row))
}

describe.each(demoTenants.map((tenant) => [tenant.slug, tenant] as const))(
  '%s',
  (slug, { offers, locations }) => {
    const stock = stockOf(slug)
    const listed = offers.flatMap(({ stock_path, ...offer }) =>
      stock_path ? [{ ...offer, stock_path }] : [],
    )
    it.each(listed.map((offer) => [offer.name, offer] as const))(
      'C7 %s has cars, at its price',
      (_name, offer) => {
        const cars = carsOf(offer.stock_path, stock)
        expect(cars.length).toBeGreaterThan(0)
        const [, from, figure] = /^(From )?\$([\d,]+)$/.exec(offer.price_text ?? '') ?? []
        if (!figure || offer.price_note !== 'Drive away') return
        const prices = cars.flatMap(({ price }) => price ?? [])
        const price = Number(figure.replace(/,/g, ''))
        expect(Math.min(...prices)).toBe(price)
        if (!from) expect(Math.max(...prices)).toBe(price)
      },
    )
    it('T4 every offer is had at places that are there', () => {
      const known = locations.map((location) => location.slug)
      expect(
        offers.flatMap(({ location_slugs }) => location_slugs ?? []).filter((at) => !known.includes(at)),
      ).toEqual([])
    })
  },
)
