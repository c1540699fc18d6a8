import { z } from 'zod'
import { brief } from '@/lib/text'
import { sameValue } from '@/lib/sameValue'
import { namesWith } from './field'
import { FACT_FIELDS } from './facts'
import { CAR_FIELDS } from './fields'
import { BESIDE_COLUMNS, REPORTED_COLUMNS } from './machine'

type Row = Readonly<Record<string, unknown>>

/** Follows from other facts, or is never shown to a shopper. */
const NOT_NOTIFIED: readonly string[] = [
  ...['id', 'slug', 'updated_at', 'views', 'custom_rank', 'sold', 'thumbnails', 'photos_count'],
  ...['dealership_slug', 'dealership_name', 'finance_lenders', 'autograb_data', 'payment_processors'],
]
/** What shoppers read: the page's facts, the hold that shows a car as reserved, and what a merchandising rule made of it. */
export const REPORTED_FIELDS: readonly string[] = [
  ...namesWith(CAR_FIELDS, { public: true }).filter((name) => !NOT_NOTIFIED.includes(name)),
  ...REPORTED_COLUMNS,
]

export const CHANGED_BY = ['admin', 'api', 'feed', 'cli', 'system', 'rule'] as const
export interface ChangedBy {
  who: string
  via: (typeof CHANGED_BY)[number]
}

export const changesSchema = z.record(z.string(), z.object({ from: z.unknown(), to: z.unknown() }))
export type Changes = z.output<typeof changesSchema>

/** A push compares thousands of values, most of them identical. */
const isSame = (one: unknown, other: unknown): boolean =>
  one === other ||
  ((one ?? null) === null && (other ?? null) === null) ||
  JSON.stringify(one) === JSON.stringify(other) ||
  sameValue(one, other)

export function changesBetween(before: Row, after: Row): Changes {
  const changed = REPORTED_FIELDS.filter((name) => name in after && !isSame(before[name], after[name]))
  return Object.fromEntries(
    changed.map((name) => [name, { from: before[name] ?? null, to: after[name] ?? null }]),
  )
}

/** In what a feed changed besides: it made the car. */
export const CREATED = 'created'
const BESIDE = [...FACT_FIELDS, ...BESIDE_COLUMNS].filter((name) => !REPORTED_FIELDS.includes(name))
/** What else a feed changed, beside what is told: with both a car can be put back whole. */
export const besideBetween = (before: Row | null, after: Row): Changes =>
  before
    ? Object.fromEntries(
        BESIDE.filter((name) => name in after && !isSame(before[name], after[name])).map((name) => [
          name,
          { from: before[name] ?? null, to: after[name] ?? null },
        ]),
      )
    : { [CREATED]: { from: null, to: true } }

const shown = (name: string, value: unknown): unknown =>
  name === 'images' && Array.isArray(value) ? value.length : brief(value)

/** For the dealer's history: photos as a count, long texts as their length. The car's own history has them whole. */
export const briefChanges = (changes: Changes): Changes =>
  Object.fromEntries(
    Object.entries(changes).map(([name, { from, to }]) => [
      name,
      { from: shown(name, from), to: shown(name, to) },
    ]),
  )

export interface CarChange {
  /** Epoch ms */
  at: number
  changes: Changes
}

export interface CarThen {
  row: Row
  /** Changed between two kept changes by a write that keeps none: their values are the later ones. */
  unsure: string[]
}

/** The car at an instant (epoch ms): today's row with every later change undone. */
export function carAt(today: Row, stored: readonly CarChange[], at: number): CarThen {
  const newestFirst = stored.toSorted((one, other) => other.at - one.at)
  const row: Record<string, unknown> = { ...today }
  for (const { changes } of newestFirst.filter((change) => change.at > at))
    for (const [name, { from }] of Object.entries(changes)) row[name] = from
  const before = newestFirst.filter((change) => change.at <= at)
  const unsure = REPORTED_FIELDS.filter((name) => {
    const last = before.find(({ changes }) => name in changes)?.changes[name]
    return last !== undefined && !sameValue(last.to, row[name])
  })
  return { row, unsure }
}
