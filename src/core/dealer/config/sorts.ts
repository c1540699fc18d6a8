/** The orders of a list, in the order of the settings: their address, what the engine sorts by, and their words. One line is one order. */
import { phrase } from '@/lib/words'

interface Order {
  /** For the search engine, as `price:asc`. */
  by: readonly `${'created_at' | 'price' | 'km' | 'weekly_price'}:${'asc' | 'desc'}`[]
  /** Shoppers read it. */
  label: string
  /** Staff read it in the settings. */
  named: string
  /** Without this part of the site there is no such order. */
  needs?: 'finance'
}

const ORDERS = {
  relevant: { by: [], label: phrase('Most relevant'), named: 'Most relevant' },
  latest: { by: ['created_at:desc'], label: phrase('Latest'), named: 'Newest' },
  price_desc: { by: ['price:desc'], label: phrase('Highest price'), named: 'Highest price' },
  price_asc: { by: ['price:asc'], label: phrase('Lowest price'), named: 'Lowest price' },
  km_asc: { by: ['km:asc'], label: phrase('Lowest kms'), named: 'Fewest kilometres' },
  km_desc: { by: ['km:desc'], label: phrase('Highest kms'), named: 'Most kilometres' },
  weekly_asc: {
    ...{ by: ['weekly_price:asc'], label: phrase('Lowest weekly repayment'), named: 'Lowest repayment' },
    needs: 'finance',
  },
} as const satisfies Record<string, Order>
export type SortBy = keyof typeof ORDERS

export const isSort = (text: string): text is SortBy => Object.hasOwn(ORDERS, text)
export const SORTS: readonly SortBy[] = Object.keys(ORDERS).filter(isSort)

const TABLE: Readonly<Record<SortBy, Order>> = ORDERS
export const orderOf = (sort: SortBy): Order => TABLE[sort]
