import { carLabelOf } from '@/fields/label'
import { carAt, type CarChange } from '@/core/car/carChanges'
import { priceAt, priceHistorySchema } from '@/core/car/priceHistory'
import { formatMoney } from '@/core/money/format'
import { storedSince } from '@/core/dealer/config/retention'
import { staffMoment } from '@/admin/staffMoment'

type Row = Readonly<Record<string, unknown>>

interface NotesQuery {
  /** Epoch ms */
  at: number
  now: number
  zone: string
  storedMonths: number
}

export interface CarNotes {
  /** Null where the car was not in stock yet, or nothing of that time is kept. */
  row: Row | null
  instead: string | null
  notes: string[]
}

const ALWAYS = [
  'Names of tags and kinds of price are those of today’s settings.',
  'A page that a shopper had open, or that a search engine kept, may have been older.',
]

const msOf = (seconds: unknown): number => (typeof seconds === 'number' ? seconds * 1000 : 0)

/** All changes from this time on are kept, epoch ms. */
const knownFrom = (today: Row, { now, storedMonths }: NotesQuery): number =>
  Math.max(msOf(today.history_since), storedSince(new Date(now), storedMonths).getTime())

function priceThen(today: Row, at: number): string {
  const steps = priceHistorySchema.safeParse(today.price_history).data ?? []
  const [first] = steps
  const price = first && first.at * 1000 <= at ? priceAt(steps, at / 1000) : null
  return price ? ` It is known that it was offered for ${formatMoney(price)}.` : ''
}

export function carNotes(today: Row, stored: readonly CarChange[], requested: NotesQuery): CarNotes {
  const { at, zone } = requested
  const nothing = (instead: string): CarNotes => ({ row: null, instead, notes: [] })
  if (at < msOf(today.created_at)) return nothing('The car was not on the website yet.')
  const from = knownFrom(today, requested)
  if (at < from)
    return nothing(`Changes before ${staffMoment(from, zone)} are not on record.${priceThen(today, at)}`)
  const { row, unsure } = carAt(today, stored, at)
  const gap = unsure.length
    ? [`Changed at an unknown time: ${unsure.map(carLabelOf).join(', ')}. The later value is shown.`]
    : []
  return { row, instead: null, notes: [...gap, ...ALWAYS] }
}
