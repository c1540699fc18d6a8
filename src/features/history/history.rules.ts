/** What the address of the history says: filters and a page. Unknown words are ignored. */
import { z } from 'zod'
import { addDays, civilAt, instantOf } from '@/core/dealer/country/civil'

const word = z.string().trim().max(120).catch('')
const day = z.iso.date().catch('')
const stateSchema = z.object({
  who: word,
  kind: word,
  via: word,
  /** The first and the last day, by the dealer's clock. */
  from: day,
  to: day,
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
})
export type HistoryState = z.output<typeof stateSchema>
export const HISTORY_FILTERS = ['who', 'kind', 'via'] as const
export type HistoryFilter = (typeof HISTORY_FILTERS)[number]
const PARTS = [...HISTORY_FILTERS, 'from', 'to'] as const
export const isFiltered = (state: HistoryState): boolean => PARTS.some((name) => state[name])

/** Epoch ms: from the first moment of a day to the last of another, whichever was typed first; null without an end. */
export function daysOf({ from, to }: Pick<HistoryState, 'from' | 'to'>, zone: string) {
  const [first, last] = from && to && to < from ? [to, from] : [from, to]
  const at = (date: string) => instantOf({ date, clock: '00:00' }, zone)
  return { from: first ? at(first) : null, before: last ? at(addDays(last, 1)) : null }
}

export const historyState = (params: unknown): HistoryState =>
  stateSchema.parse(z.record(z.string(), z.unknown()).catch({}).parse(params))

/** The shortest address with the same meaning, without a question mark. A changed filter returns to page 1. */
export function historyQuery(state: HistoryState, change: Partial<HistoryState> = {}): string {
  const next = { ...state, page: 1, ...change }
  const pairs = PARTS.map((name): [string, string] => [name, next[name]])
  const page: [string, string] = ['page', next.page > 1 ? String(next.page) : '']
  return new URLSearchParams([...pairs, page].filter(([, value]) => value)).toString()
}

/* A moment as an address and a field for date and time write it: `2026-11-14T11:30`, by the dealer's clock. */

const MOMENT = /^(\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]))T((?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?)$/

/** Epoch ms; null for text that is no moment, or a moment in the future. */
export function requestedMoment(value: unknown, zone: string, now: number): number | null {
  const [, date, clock] = typeof value === 'string' ? (MOMENT.exec(value) ?? []) : []
  if (!date || !clock) return null
  const at = instantOf({ date, clock }, zone)
  return Number.isFinite(at) && at <= now ? at : null
}

/** To the minute, for the field. */
export function momentField(at: number, zone: string): string {
  const { date, clock } = civilAt(new Date(at), zone)
  return `${date}T${clock}`
}

/** The first whole second that is not before `at`, for a link to the moment after a change. */
export function momentAfter(at: number, zone: string): string {
  const second = Math.ceil(at / 1000) * 1000
  const seconds = String(new Date(second).getUTCSeconds()).padStart(2, '0')
  return `${momentField(second, zone)}:${seconds}`
}
