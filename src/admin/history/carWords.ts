/** Values of a car as the history shows them: photos counted, money as money, times as the dealer's clock shows them. */
import type { CarField } from '@/domain/car/field'
import { CAR_FIELDS } from '@/domain/car/fields'
import { formatMoney, plural } from '@/domain/format'
import { valueWords, type Reader } from '@/domain/history/valueWords'

const FIELDS = new Map<string, CarField>(Object.entries(CAR_FIELDS))
/** Not facts, and shown as if they were: whether a shopper holds the car, and what a rule made of it. */
const BESIDES = ['hold_state', 'hold_until', 'rule_tag', 'rule_rank']
const PLACES = new Map([
  [1, 'First'],
  [-1, 'Last'],
])

/** What the server keeps for itself of a car is no line of its history. */
export const isTold = (name: string): boolean => FIELDS.has(name) || BESIDES.includes(name)

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
