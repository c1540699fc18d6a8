/**
 * The columns of a car that are no facts: what the machines of the house write down. The Payload fields, a new row, what a save of
 * the form leaves alone, what makes a pushed car another and what the history has are made from it: a column without a row here is
 * refused, and a row that leaves a question open does not compile.
 */
import { z } from 'zod'
import { figuresForSchema } from './figuresFor'
import { sourcesSchema } from './owners/sources'
import { ownPhotosSchema, pictureFilesSchema } from './carPictures'
import { priceHistorySchema } from './priceHistory'
import { priceRatingSchema } from './ratingSchema'
import { priceWaitSchema } from './priceWait'
import { sameVinSchema } from './sameVin'
import { announcedSchema } from '@/core/dealer/announced'

type Kind =
  | { type: 'number'; index?: true }
  | { type: 'text' }
  | { type: 'json'; schema: z.ZodType }
  | { type: 'choice'; options: readonly [string, ...string[]] }
  /** Its type is in the table of facts. */
  | { type: 'fact' }

export type MachineColumn = Kind & {
  /** Whose column it is: `stock` with the car's facts and a new revision, the others by themselves. */
  writer:
    | 'stock'
    | 'search'
    | 'events'
    | 'pictures'
    | 'photos'
    | 'twins'
    | 'rules'
    | 'ratings'
    | 'holds'
    | 'nobody'
  /** `leaves`: others write it at any moment, and Payload fills a save with values that it read earlier. */
  save: 'sets' | 'leaves'
  /** On a new row. */
  fresh: string | number | null
  /** `told`: shoppers see it. `beside`: a feed that is put back has to know it. */
  history: 'told' | 'beside' | 'no'
  /** A push that changes only this is a change of the car. */
  differs: boolean
}

const number = { type: 'number' } as const
const text = { type: 'text' } as const
const json = <S extends z.ZodType>(schema: S) => ({ type: 'json', schema }) as const
/** Field name -> value. */
const values = json(z.record(z.string(), z.unknown()))

const stock = { writer: 'stock', fresh: null, history: 'no', differs: false } as const
const own = { save: 'leaves', fresh: null, history: 'no', differs: false } as const
const search = { ...own, writer: 'search', fresh: 0 } as const
const pictures = { ...own, writer: 'pictures' } as const
const rules = { ...own, writer: 'rules', history: 'told' } as const
const holds = { ...own, writer: 'holds' } as const

export const MACHINE = {
  // A row whose indexed_rev is below rev must reach the search index.
  rev: { ...number, ...stock, save: 'sets', fresh: 1 },
  indexed_rev: { ...number, ...search },
  index_attempts: { ...number, ...search },
  index_next_at: { ...number, ...search },
  // What integrators were last sent of it last, and since when something is to be announced: `db/announced`.
  event_due: { ...number, index: true, ...own, writer: 'events' },
  event_announced: { ...json(announcedSchema), ...own, writer: 'events' },
  // Pictures of other hosts: what was fetched, when (epoch ms) to try again, and the hash of a complete list.
  picture_files: { ...json(pictureFilesSchema), ...pictures },
  // What staff uploaded, whether the form was saved or not.
  own_photos: { ...json(ownPhotosSchema), ...own, writer: 'photos' },
  picture_next_at: { ...number, index: true, ...pictures },
  picture_lease_until: { ...number, ...pictures },
  picture_done: { ...text, ...pictures },
  content_hash: { ...text, ...stock, save: 'leaves' },
  source_version: { ...text, ...stock, save: 'leaves' },
  // The value that staff set; it overrides the feed.
  overrides: { ...values, ...stock, save: 'sets', differs: true },
  // Who brought the car, and which source owns which fact: decision 0097.
  sources: { ...json(sourcesSchema), ...stock, save: 'sets' },
  // The prices that repayments came with, by their amounts.
  figures_for: { ...json(figuresForSchema), ...stock, save: 'sets', history: 'beside', differs: true },
  // What staff said of cars with the same chassis number.
  same_vin: { ...json(sameVinSchema), ...own, writer: 'twins' },
  // A price of a feed that waits for a person.
  price_waits: { ...json(priceWaitSchema), ...stock, save: 'leaves', history: 'beside', differs: true },
  // What the feed says of the same fields: shown beside staff's values, and restored when they give one up.
  feed_values: { ...values, ...stock, save: 'sets', differs: true },
  price_history: { ...json(priceHistorySchema), ...stock, save: 'leaves', history: 'beside' },
  // Epoch seconds from which every change is kept in car-history.
  history_since: { ...number, ...stock, save: 'leaves' },
  // What the dealer's merchandising rules set; a car without a rank is in no rule.
  rule_tag: { ...text, ...rules },
  rule_rank: { ...number, index: true, ...rules },
  // How the price stands beside those of like cars on the platform: decision 0155.
  price_rating: { ...json(priceRatingSchema), ...own, writer: 'ratings' },
  hold_state: {
    ...{ type: 'choice', options: ['free', 'pending', 'held'] },
    ...{ ...holds, fresh: 'free', history: 'told' },
  },
  hold_by: { ...text, ...holds },
  hold_until: { ...number, index: true, ...holds, history: 'told' },
  hold_seq: { ...number, ...holds, fresh: 0 },
  views: { type: 'fact', ...own, writer: 'nobody', fresh: 0 },
} as const satisfies Record<string, MachineColumn>

type Columns = typeof MACHINE
/** Those that write by themselves. */
export type Machine = Exclude<MachineColumn['writer'], 'stock' | 'nobody'>
/** What one machine may set. */
export type ColumnsOf<W extends Machine> = {
  [K in keyof Columns as Columns[K]['writer'] extends W ? K : never]?: unknown
}

const columns: readonly (readonly [string, MachineColumn])[] = Object.entries(MACHINE)
const namesOf = (is: (column: MachineColumn) => boolean): string[] =>
  columns.flatMap(([name, column]) => (is(column) ? [name] : []))

export const LEFT_BY_SAVES = namesOf(({ save }) => save === 'leaves')
export const REPORTED_COLUMNS = namesOf(({ history }) => history === 'told')
export const BESIDE_COLUMNS = namesOf(({ history }) => history === 'beside')
export const DIFFERING_COLUMNS = namesOf(({ differs }) => differs)
/** With every new revision: the search index has to follow it at once. */
export const DUE = { index_attempts: 0, index_next_at: 0 }

/** Of other writers than the one of the facts: what is on a new row. */
export const NEW_ROW: Readonly<Record<string, unknown>> = Object.fromEntries(
  columns.flatMap(([name, { writer, fresh }]) =>
    fresh === null || writer === 'stock' || name in DUE ? [] : [[name, fresh]],
  ),
)
/** All of them as they are on a new row. */
export const FRESH: Readonly<Record<string, unknown>> = Object.fromEntries(
  columns.map(([name, { fresh }]) => [name, fresh]),
)
