/** Weekly: an indexed field on the dealer's terms, derived from the price on a shopper's own terms. */
import { ON_SHOW_STATUSES } from '@/core/car/availability'
import { type Assumptions, assumptionsOf, pricesFor, weeklyOn } from '@/core/money/loanTerms'
import type { ListState } from '@/search/list/state'
import type { Site } from '@/core/dealer/views'
import type { Filter, NumStats, Range, SearchRequest } from '@/search/types'

type Config = Pick<Site, 'config'>

const isRequested = ({ ranges, sortBy }: ListState): boolean =>
  ranges.weekly_price !== undefined || sortBy === 'weekly_asc'

/** Null when the dealer's terms apply or the site has no finance. */
export const ownTerms = ({ config }: Config, state: Pick<ListState, 'loan'>): Assumptions | null =>
  config.features.finance && state.loan ? assumptionsOf(config.finance, state.loan) : null

/** Only available cars that a lender finances have repayments. */
const FINANCED: readonly Filter[] = [
  { f: 'weekly_price', min: 1 },
  { f: 'status', in: ON_SHOW_STATUSES },
]

const most = (a: number | undefined, b: number | undefined): number | undefined =>
  a === undefined || b === undefined ? (a ?? b) : Math.max(a, b)
const least = (a: number | undefined, b: number | undefined): number | undefined =>
  a === undefined || b === undefined ? (a ?? b) : Math.min(a, b)
const both = (a: Range, b: Range): Range => ({ min: most(a.min, b.min), max: least(a.max, b.max) })

export const askRepayments = (site: Config, state: ListState, request: SearchRequest): SearchRequest => {
  const { weekly_price: weekly, ...ranges } = request.ranges ?? {}
  if (!isRequested(state)) return request
  if (!site.config.features.finance)
    return { ...request, ranges, ...(state.sortBy === 'weekly_asc' && { sort: [] }) }
  const where: Filter = { and: [...(request.where ? [request.where] : []), ...FINANCED] }
  const loan = ownTerms(site, state)
  if (!loan) return { ...request, where }
  // Repayment grows with the price, so the price can sort and limit it.
  return {
    ...request,
    where,
    ranges: weekly ? { ...ranges, price: both(ranges.price ?? {}, pricesFor(weekly, loan)) } : ranges,
    ...(state.sortBy === 'weekly_asc' && { sort: ['price:asc'] }),
  }
}

export const repaymentStats = (
  site: Config,
  state: ListState,
  weekly: NumStats | undefined,
  price: NumStats | undefined,
): NumStats | undefined => {
  const loan = ownTerms(site, state)
  if (!site.config.features.finance) return undefined
  if (!loan) return weekly
  return price && { min: Math.floor(weeklyOn(price.min, loan)), max: Math.ceil(weeklyOn(price.max, loan)) }
}
