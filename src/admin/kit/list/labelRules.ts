import { cellOf, headingOf } from '@/admin/payloadContract'

export interface Column {
  /** Payload's name for it: `seo.title` for a nested field. */
  accessor: string
  label: string
  type?: string
  isFigures?: boolean
}

const inQuotes = (words: string): string =>
  `"${words.replace(/[\\"<\n]/g, (sign) => `\\${sign.charCodeAt(0).toString(16)} `)}"`

/** Names, texts and choices speak for themselves, and so do these; another day, or another count, does not. */
const SPEAKS = ['relationship', 'select', 'email', 'text', 'textarea']
const SPEAKING = [
  ...['published_at', 'reviewed_at', 'rating', 'average_rating', 'shopper', 'guide'],
  ...['position', 'price', 'cents', 'money', 'test'],
]

/** `23 cars for sale`, but `New from $51,400`: a number stands before what it counts, without the unit in brackets. */
const isCounted = ({ isFigures, label }: Column): boolean =>
  isFigures === true && /^[A-Z]/.test(label) && !label.endsWith(' from')
const counted = (label: string): string => label.replace(/ \(.*\)/, '').toLowerCase()

/** A style rule for each column with its heading, for windows where a row is a card. */
export const labelRules = (slug: string, columns: readonly Column[]): string =>
  columns
    .filter(({ accessor, type = '' }) => !SPEAKS.includes(type) && !SPEAKING.includes(accessor))
    .map((column) => {
      const words = isCounted(column)
        ? `--fc-unit:${inQuotes(counted(column.label))}`
        : `--fc-heading:${inQuotes(column.label)}`
      return `${cellOf(slug, column.accessor)}{${words}}`
    })
    .join('')

const WIDE = '@media(min-width:769px)'

/** Figures are compared from their right end. */
export const figureRules = (slug: string, columns: readonly Column[]): string => {
  const numbers = columns.filter(({ isFigures }) => isFigures)
  const cells = numbers.flatMap(({ accessor }) => [cellOf(slug, accessor), headingOf(slug, accessor)])
  return cells.length ? `${WIDE}{${cells.join(',')}{text-align:end;--fc-sort:row-reverse}}` : ''
}

const CHOICES = ['checkbox', 'select', 'relationship']
const DATA = [...CHOICES, 'text', 'textarea', 'number', 'date']
const isNothing = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  value === 0 ||
  (Array.isArray(value) && !value.length)

const SAVED_WITHIN_MS = 60_000

/** Nobody has changed it since it was made. */
export const isUntouched = (row: object): boolean => {
  const { createdAt, updatedAt }: { createdAt?: unknown; updatedAt?: unknown } = row
  return Date.parse(String(updatedAt)) - Date.parse(String(createdAt)) < SAVED_WITHIN_MS
}

/** Columns that say the same of every row: nothing at all, or, from two rows on, one choice. The first names the row. */
export function sameColumns(columns: readonly Column[], rows: readonly object[]): string[] {
  return columns.slice(1).flatMap(({ accessor, type = '' }) => {
    if (accessor === 'updatedAt') return rows.every(isUntouched) ? [accessor] : []
    const values: unknown[] = rows.map((row) => Reflect.get(row, accessor))
    const isEmpty = DATA.includes(type) && values.every(isNothing)
    const isOne =
      CHOICES.includes(type) &&
      values.length > 1 &&
      new Set(values.map((one) => JSON.stringify(one ?? false))).size === 1
    return isEmpty || isOne ? [accessor] : []
  })
}

type Order = [value: string, words: string]
const WAYS: Readonly<Record<string, readonly [up: string, down: string]>> = {
  ...{ text: ['A to Z', 'Z to A'], number: ['lowest first', 'highest first'] },
  date: ['earliest first', 'latest first'],
}

/** What the rows of a list can be ordered by, both ways, by the value that Payload's query has for it. */
export const sortChoices = (columns: readonly Column[]): Order[] =>
  columns.flatMap(({ accessor, label, type = '' }): Order[] => {
    const ways = WAYS[type]
    const by = accessor.replaceAll('-', '.')
    return ways
      ? [
          [by, `${label}, ${ways[0]}`],
          [`-${by}`, `${label}, ${ways[1]}`],
        ]
      : []
  })

/** Orders that rarely have a column, by the first field that they go by. */
const ORDERS: Readonly<Record<string, string>> = { '-createdAt': 'Newest first', position: 'In your order' }
export const orderWords = (order: string): string => ORDERS[order.split(',')[0] ?? ''] ?? 'Another order'

/** The usual order and that of now can be named, and returned to, without a column of their own. Empty where no column orders the rows. */
export const withOrders = (choices: Order[], orders: readonly string[]): Order[] => {
  const lacking = [...new Set(orders)].filter((order) => !choices.some(([value]) => value === order))
  return choices.length ? [...lacking.map((one): Order => [one, orderWords(one)]), ...choices] : []
}

/** They are left out, also of a row that is a card; what a person adds to the columns stays. */
export const leftOutRules = (slug: string, accessors: readonly string[]): string =>
  accessors.map((one) => `${cellOf(slug, one)},${headingOf(slug, one)}{display:none!important}`).join('')
