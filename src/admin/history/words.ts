import type { FlattenedField } from 'payload'
import type { CarField } from '@/core/car/field'
import { CAR_FIELDS } from '@/core/car/fields'
import { formatMoney, plural } from '@/core/money/format'
import { valueWords, type Reader } from '@/features/history/historyWords.rules'
import { formatLongDate } from '@/lib/dates'
import type { AuditLog } from '@/payload-types'

/** Values of a car in the history: photos as a count, money as money, times by the dealer's clock. */

const FIELDS = new Map<string, CarField>(Object.entries(CAR_FIELDS))
/** No facts, but shown like facts: whether a shopper holds the car, and what a rule did to it. */
const BESIDES = ['hold_state', 'hold_until', 'rule_tag', 'rule_rank']
const PLACES = new Map([
  [1, 'First'],
  [-1, 'Last'],
])

/** Made of other facts that the history tells already. */
const MADE = ['thumbnails', 'photos_count', 'dealership_slug', 'dealership_name']

/** False for the server's own values, which the history leaves out. */
export const isReported = (name: string): boolean =>
  (FIELDS.has(name) && !MADE.includes(name)) || BESIDES.includes(name)

export function carValueWords(name: string, value: unknown, reader: Reader): string {
  const type = FIELDS.get(name)?.type
  if (name === 'images' && typeof value !== 'string')
    return plural(Array.isArray(value) ? value.length : Number(value ?? 0), 'photo')
  if (name === 'rule_rank') return PLACES.get(Number(value)) ?? 'As usual'
  if (typeof value === 'number') {
    if (type === 'dollars') return formatMoney(value)
    if (type === 'time' || name === 'hold_until') return reader.moment(value * 1000)
    if (name === 'year') return String(value)
  }
  return valueWords(value, reader)
}

/** A field for a day stores noon in UTC, whose hour means nothing. */
export const isDayField = (field: FlattenedField | undefined): boolean =>
  field?.type === 'date' && field.admin?.date?.pickerAppearance === 'dayOnly'

export const dayWords = (at: number | string): string => formatLongDate(new Date(at).toISOString())

/** A row of the audit log, or a kept change of a car in the same form. */
export type HistoryEntry = Pick<
  AuditLog,
  'id' | 'tenant' | 'who' | 'user_id' | 'what' | 'entity' | 'doc_id' | 'doc_title' | 'diff' | 'createdAt'
> & { via: string }
