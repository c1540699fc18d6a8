/** The orders of a list: what the engine sorts by, and their words. The compiler refuses a name without a line. */
import { phrase } from '@/lib/words'
import type { SortBy } from './sortNames'

interface Order {
  /** For the search engine, as `price:asc`. */
  by: readonly `${'created_at' | 'price' | 'km' | 'weekly_price' | 'price_against'}:${'asc' | 'desc'}`[]
  /** Shoppers read it. */
  label: string
  /** Staff read it in the settings. */
  named: string
  /** Without this part of the site there is no such order. */
  needs?: 'finance' | 'priceRating'
}

const ORDERS: Readonly<Record<SortBy, Order>> = {
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
  nearest: { by: [], label: phrase('Nearest first'), named: 'Nearest' },
  rating: {
    ...{ by: ['price_against:asc'], label: phrase('Best price rating'), named: 'Best price rating' },
    needs: 'priceRating',
  },
}

export const orderOf = (sort: SortBy): Order => ORDERS[sort]
