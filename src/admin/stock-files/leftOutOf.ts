import type { ListedFile } from '@/features/stock-files/list'
import { RULES } from '@/features/stock-files/entry.rules'
import { inGroups } from '@/lib/inGroups'

export interface Website {
  name: string
  /** Each has the same cars. */
  files: ListedFile[]
  /** How it gets its cars; empty for one that gets none. */
  status: string
}

export interface LeftOutCars {
  reason: string
  /** The names of the websites that lack them. */
  websites: string
  stocknums: string[]
}

/** A car without any price lacks each kind of price too: it is one reason, and one thing to mend. */
const sameReason = (reason: string, all: readonly string[]): string =>
  reason === RULES.price_kind.otherwise && all.includes(RULES.price.otherwise)
    ? RULES.price.otherwise
    : reason

/** Of several cars: `It has no picture.` is `No picture`. */
export const ofSeveral = (reason: string): string =>
  reason
    .replace(/^It has no /, 'No ')
    .replace(/^Its location has no /, 'Location without ')
    .replace(/\.$/, '')

interface Mend {
  words: string
  /** Where in the car's form; empty for its beginning. */
  at: string
}
const MENDS: ReadonlyMap<string, Mend> = new Map([
  [RULES.price.otherwise, { words: 'Add price', at: '#price' }],
  [RULES.price_kind.otherwise, { words: 'Change price type', at: '#price_type' }],
  [RULES.picture.otherwise, { words: 'Add pictures', at: '#photos' }],
  [RULES.vin.otherwise, { words: 'Add VIN', at: '#vin' }],
  [RULES.colour.otherwise, { words: 'Add colour', at: '#colour' }],
  [RULES.km.otherwise, { words: 'Add kilometres', at: '#km' }],
])
/** What is done at the car, where a person can do something. */
export const mendOf = (reason: string): Mend => MENDS.get(reason) ?? { words: 'Open', at: '' }

/** Cars that lack at the same websites for the same reason are one line; the most cars first, since mending it helps most. */
export function leftOutOf(websites: readonly Pick<Website, 'name' | 'files'>[]): LeftOutCars[] {
  const out = websites.flatMap(({ name, files }) =>
    (files[0]?.left_out ?? []).flatMap(({ stocknum, reasons }) =>
      reasons.map((reason) => ({ reason, stocknum, name })),
    ),
  )
  const all = inGroups(out, ({ stocknum }) => stocknum).flatMap(([, its]) => {
    const reasons = its.map(({ reason }) => reason)
    return its.map((one) => ({ ...one, reason: sameReason(one.reason, reasons) }))
  })
  const cars = inGroups(all, ({ reason, stocknum }) => `${reason} ${stocknum}`).map(([car, at]) => ({
    ...{ reason: car.reason, stocknum: car.stocknum },
    websites: [...new Set(at.map(({ name }) => name))].join(', '),
  }))
  return inGroups(cars, ({ reason, websites: at }) => `${reason} ${at}`)
    .map(([{ reason, websites: at }, some]) => ({
      ...{ reason, websites: at, stocknums: some.map(({ stocknum }) => stocknum) },
    }))
    .sort((a, b) => b.stocknums.length - a.stocknums.length)
}
