/** Full feeds of suppliers, from a seed: disasters that have to be held, and normal days that must not be. */
import fc from 'fast-check'

export type Item = Record<string, unknown>
export interface Run {
  items: Item[]
  expected?: number
}
export interface Story {
  kind: string
  /** The stock before the feeds. */
  stock: Item[]
  /** The feeds of one day, in order. */
  runs: Run[]
}

const car = (n: number, more: Item = {}): Item => ({
  stocknum: `S${n}`,
  make: ['Toyota', 'Mazda', 'Kia'][n % 3],
  model: 'Model',
  year: 2012 + (n % 12),
  car_type: 'used',
  km: 90_000 + ((n * 311) % 100_000),
  price: 15_000 + ((n * 7_919) % 45_000),
  ...more,
})
const stockOf = (size: number) => Array.from({ length: size }, (_, n) => car(n))
const cut = (items: readonly Item[], factor: number) =>
  items.map((item) => ({ ...item, price: Math.round(Number(item.price) * factor) }))

interface Dice {
  size: number
  /** 0 to 1. */
  part: number
  many: number
}

const DISASTERS: Record<string, (stock: Item[], dice: Dice) => Run[]> = {
  'prices / 100': (stock) => [{ items: cut(stock, 0.01) }],
  'prices x 10': (stock) => [{ items: cut(stock, 10) }],
  'prices in cents': (stock) => [{ items: cut(stock, 100) }],
  'kilometres as prices': (stock) => [{ items: stock.map((item) => ({ ...item, price: item.km })) }],
  'prices lost': (stock) => [{ items: stock.map((item) => ({ ...item, price: null })) }],
  'prices of zero': (stock) => [{ items: cut(stock, 0) }],
  'a third of the prices wrong': (stock) => {
    const third = Math.ceil(stock.length / 3)
    return [{ items: [...cut(stock.slice(0, third), 0.1), ...stock.slice(third)] }]
  },
  empty: () => [{ items: [] }],
  'half missing': (stock, { part }) => [
    { items: stock.slice(0, Math.floor(stock.length * (0.2 + part * 0.4))) },
  ],
  'all refused': (stock) => [{ items: stock.map((item) => ({ ...item, year: 'n/a' })) }],
  'most refused': (stock) => [
    { items: stock.map((item, n) => (n % 3 ? { ...item, car_type: 'boat' } : item)) },
  ],
  'count mismatch': (stock, { many }) => [{ items: stock, expected: stock.length + many }],
  'cut short': (stock, { many }) => [{ items: stock.slice(0, -many), expected: stock.length }],
  'wrong dealership': (stock, { part }) => [
    { items: Array.from({ length: Math.ceil(stock.length * (0.3 + part * 3)) }, (_, n) => car(10_000 + n)) },
  ],
  'wrong dealership, named': (stock) => [
    { items: stock.map((item) => ({ ...item, dealership_slug: 'another' })) },
  ],
  'each car again and again': (stock, { many }) => [
    { items: Array.from({ length: 2 + (many % 3) }, () => stock).flat() },
  ],
  'one number for all': (stock) => [{ items: stock.map((item) => ({ ...item, stocknum: 'S0' })) }],
  'all sold': (stock) => [{ items: stock.map((item) => ({ ...item, status: 'sold' })) }],
  'all withdrawn': (stock) => [{ items: stock.map((item) => ({ ...item, status: 'withdrawn' })) }],
  'cars drip away over a day': (stock, { many }) => {
    const step = 3 + (many % 4)
    const runs = Math.ceil((stock.length * 0.6) / step)
    return Array.from({ length: runs }, (_, n) => ({ items: stock.slice((n + 1) * step) }))
  },
  'sold drip by drip over a day': (stock, { many }) => {
    const step = 3 + (many % 4)
    const runs = Math.ceil((stock.length * 0.6) / step)
    return Array.from({ length: runs }, (_, n) => ({
      items: stock.map((item, at) => (at < (n + 1) * step ? { ...item, sold: true } : item)),
    }))
  },
  'prices fall a quarter each run': (stock) =>
    [0.75, 0.56, 0.42, 0.32].map((factor) => ({ items: cut(stock, factor) })),
  'prices fall a few at a time': (stock) =>
    [0.15, 0.3, 0.45, 0.6].map((part) => {
      const edge = Math.floor(stock.length * part)
      return { items: [...cut(stock.slice(0, edge), 0.01), ...stock.slice(edge)] }
    }),
}

const HONEST: Record<string, (stock: Item[], dice: Dice) => Run[]> = {
  unchanged: (stock) => [{ items: stock, expected: stock.length }],
  'a sale: every price down': (stock, { part }) => [{ items: cut(stock, 0.6 + part * 0.35) }],
  'turnover of a day': (stock, { many }) => {
    const out = Math.min(many % 5, Math.floor(stock.length / 10))
    const items = [...stock.slice(out), ...Array.from({ length: many }, (_, n) => car(5_000 + n))]
    return [{ items, expected: items.length }]
  },
  'some sold, some to come': (stock, { many }) => [
    {
      items: stock.map((item, n) =>
        n < many % 6 ? { ...item, status: n % 2 ? 'sold' : 'coming_soon' } : item,
      ),
    },
  ],
  'a few typing errors': (stock) => [
    { items: stock.map((item, n) => (n % 11 ? item : { ...item, year: 'unknown' })) },
  ],
  'a few prices corrected': (stock) => [
    { items: stock.map((item, n) => (n % 9 ? item : { ...item, price: Number(item.price) * 3 })) },
  ],
  'a few on application': (stock) => [
    { items: stock.map((item, n) => (n % 12 ? item : { ...item, price: null })) },
  ],
  'five quiet runs': (stock) =>
    Array.from({ length: 5 }, (_, n) => ({ items: [...stock.slice(n), car(6_000 + n)] })),
  'the first stock of a yard': (stock) => [
    { items: stock.map((item) => ({ ...item, stocknum: `N${String(item.stocknum)}` })) },
  ],
}

const dice = fc.record({
  size: fc.integer({ min: 25, max: 60 }),
  part: fc.double({ min: 0, max: 1, noNaN: true }),
  many: fc.integer({ min: 1, max: 9 }),
})

function stories(
  kinds: Record<string, (stock: Item[], dice: Dice) => Run[]>,
  count: number,
  seed: number,
): Story[] {
  const names = Object.keys(kinds)
  return fc.sample(dice, { numRuns: count, seed }).map((thrown, n) => {
    const kind = names[n % names.length] ?? ''
    const stock = stockOf(thrown.size)
    const runs = kinds[kind]?.(stock, thrown) ?? []
    return { kind, stock: kind.startsWith('the first') ? [] : stock, runs }
  })
}

export const disasters = (count: number, seed: number) => stories(DISASTERS, count, seed)
export const honestDays = (count: number, seed: number) => stories(HONEST, count, seed)
