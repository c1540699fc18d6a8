/** What is said of one car in one place, and how it differs from what the stock says. */
import { carPageState, isSold } from '@/core/car/availability'
import type { Car } from '@/core/car/car'
import { type PriceConfig, priceOf, priceTypeLabel } from '@/core/car/price'
import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import { PRICE_TYPES } from '@/core/dealer/config/priceTypes'
import { formatMoney } from '@/core/money/format'
import { listedOr } from '@/lib/text'

export const STANDINGS = ['for sale', 'coming soon', 'reserved', 'sold', 'not shown'] as const
export type Standing = (typeof STANDINGS)[number]

/** A place says some of these; null is said too: no price, no type. Whole dollars. */
export interface Said {
  /** To buy it. */
  price?: number | null
  /** By the week. */
  weekly?: number | null
  /** What the price covers, in the dealer's words. */
  type?: string | null
  /** What its words may mean: a place that only knows sold and not sold names all others. */
  standing?: readonly Standing[]
}
export interface Stated {
  price: number | null
  weekly: number | null
  type: string | null
  standing: Standing
}

export type TruthConfig = PriceConfig & Pick<TenantConfig, 'search'>

function standingOf(car: Car, { search }: TruthConfig, now: Date): Standing {
  const page = carPageState(car, search, now)
  if (page === 'missing' || page === 'gone') return 'not shown'
  if (page === 'sold' || isSold(car)) return 'sold'
  if (car.reserved) return 'reserved'
  return car.status === 'coming_soon' ? 'coming soon' : 'for sale'
}

/** What every place should say. A sold car has no price any more. */
export function statedOf(car: Car, config: TruthConfig, now: Date): Stated {
  const standing = standingOf(car, config, now)
  const view = priceOf(car, config)
  if (standing === 'sold' || view.kind === 'none') return { price: null, weekly: null, type: null, standing }
  if (view.kind === 'price') return { price: view.price.amount, weekly: null, type: view.typeLabel, standing }
  const price = view.purchase?.amount ?? null
  return { price, weekly: view.price.amount, type: price === null ? null : view.typeLabel, standing }
}

/** The dealer's words for what a price covers, the longest first: one may begin with another. */
export const typeLabels = (config: PriceConfig): string[] =>
  PRICE_TYPES.flatMap((type) => priceTypeLabel(type, config) ?? []).sort((a, b) => b.length - a.length)

const money = (amount: number | null | undefined): string | null =>
  amount == null ? null : formatMoney(amount)

/** `$34,990, Drive away, for sale` */
export const statementWords = ({ price, weekly, type, standing }: Said): string =>
  [
    price === null && weekly == null ? 'no price' : money(price),
    weekly == null ? null : `${money(weekly)} a week`,
    type,
    standing && listedOr([...standing]),
  ]
    .filter(Boolean)
    .join(', ')

const same = (is: unknown, said: unknown): boolean => said === undefined || is === said

/** Null where they agree: both sides, each with only what this place says. */
export function differenceOf(is: Stated, said: Said): { is: string; says: string } | null {
  const isShown = is.standing !== 'not shown'
  const agrees =
    (said.standing?.includes(is.standing) ?? isShown) &&
    (!isShown || (same(is.price, said.price) && same(is.weekly, said.weekly) && same(is.type, said.type)))
  if (agrees) return null
  const { price, weekly, type, standing } = is
  return {
    says: statementWords(said),
    is: statementWords({
      ...(said.price !== undefined && { price }),
      ...(said.weekly !== undefined && { weekly }),
      ...(said.type !== undefined && { type }),
      ...((said.standing || !isShown) && { standing: [standing] }),
    }),
  }
}
