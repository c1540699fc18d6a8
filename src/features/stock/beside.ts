/** What one value of a message says of another fact: `$24,990 EGC` is a price and its type, `On Hold` a car for sale that is reserved. */
import { knownWord, statedBeside, type VocabularyName } from '@/core/car/vocabularies'
import { writtenPrice } from '@/core/car/writtenFigures'
import { placeholders } from './placeholders'

type Values = Record<string, unknown>
interface Notice {
  detail: string
  pointer: string
}

const isStated = (sent: Readonly<Values>, field: string): boolean =>
  sent[field] !== undefined && sent[field] !== null && sent[field] !== ''

/** Numbers have no words; with a stated type only a price on application is another. */
function priceType(values: Values, sent: Readonly<Values>, isPatch: boolean): Notice[] {
  const { type: stated, isStarting } = (typeof sent.price === 'string' && writtenPrice(sent.price)) || {}
  if (stated === 'on_application' || (stated && !isStated(sent, 'price_type'))) values.price_type = stated
  // Else the "POA" of yesterday would stay beside the price of today.
  else if (typeof values.price === 'number' && !Object.hasOwn(sent, 'price_type') && !isPatch)
    values.price_type = null
  return isStarting
    ? [{ pointer: '/price', detail: `is a starting price: ${String(values.price)} was taken` }]
    : []
}

interface Stated {
  item: Readonly<Values>
  /** Before the dealership's own words were put into ours. */
  sent: Readonly<Values>
}

/** Only suppliers' words say more, also those that are the dealership's own: `in_stock` and `used` are our own, which say one thing. */
function wordsBeside(values: Values, { item, sent }: Stated, field: VocabularyName): void {
  const word = item[field]
  const isOurs = values[field] === word && sent[field] === word
  if (typeof word !== 'string' || typeof values[field] !== 'string' || isOurs) return
  for (const [other, is] of Object.entries(statedBeside(field, word)))
    if (!isStated(item, other)) values[other] = is || null
}

/** `SOLD` or `Under offer` where the price was. `Not available` is the price, and not the car. */
function statusForPrice(values: Values, sent: Readonly<Values>): void {
  const { price: word } = sent
  if (typeof word !== 'string' || values.price !== word || isStated(sent, 'status')) return
  const [status, { reserved }] = [knownWord('status', word), statedBeside('status', word)]
  if (status === 'sold') values.status = status
  else if (reserved && !isStated(sent, 'reserved')) values.reserved = true
}

const DOORS = /^\s*(\d)\s*-?\s*d(?:oo)?rs?\.?\s*$/i
/** Some systems write the doors where others have the body. */
function doors(values: Values): void {
  const [, count] = typeof values.simple_body === 'string' ? (DOORS.exec(values.simple_body) ?? []) : []
  if (!count) return
  const kind = typeof values.item_type === 'string' ? knownWord('body', values.item_type) : undefined
  values.simple_body = kind ?? null
  values.doors ??= Number(count)
}

const SETTLED = ['status', 'price_type', 'reserved', 'certified', 'doors'] as const

interface Beside {
  /** What a person should know of it. */
  notices: Notice[]
  /** Facts that were said without a field of their own. */
  beside: string[]
}

/** Changes `values`, the facts of `item` as they were read. */
export function settleBeside(values: Values, stated: Stated, isPatch: boolean): Beside {
  const before = SETTLED.map((field) => values[field])
  const notices = [...placeholders(values, stated.item), ...priceType(values, stated.item, isPatch)]
  statusForPrice(values, stated.item)
  wordsBeside(values, stated, 'status')
  wordsBeside(values, stated, 'car_type')
  doors(values)
  return { notices, beside: SETTLED.filter((field, at) => values[field] !== before[at]) }
}
