/** What a shopper brings to every car here: a car to trade in, a deposit, a postcode. Figures of their own, promised by nobody. */
import { isPostcode } from '@/core/dealer/country/postcodeForm'
import { isRecord } from '@/lib/isRecord'
import { phrase, t } from '@/lib/words'
import { readAmount } from './amount'
import { formatMoney } from './format'

export interface OwnDeal {
  make: string
  model: string
  km: number | null
  /** Dollars that the car to trade in may be worth, and what is still owed on it. */
  worth: number | null
  owing: number | null
  deposit: number | null
  postcode: string
}

const NOTHING: OwnDeal = {
  ...{ make: '', model: '', km: null, worth: null, owing: null, deposit: null, postcode: '' },
}
/** No car to trade in is worth more, and no debt on one is larger: a typing mistake is said, and never cut to this. */
export const MOST_OWN = 999_999
export const OWN_DOLLARS = phrase('Enter dollars up to 999,999, such as 15,000.')

/** As typed; 0 for an empty box, null for what is no amount of this kind. */
export const readOwnDollars = (typed: string): number | null => {
  const amount = readAmount(typed)
  return amount === null || (amount ?? 0) > MOST_OWN ? null : (amount ?? 0)
}

const text = (value: unknown): string => (typeof value === 'string' ? value.trim().slice(0, 40) : '')
const figure = (value: unknown): number | null =>
  typeof value === 'number' && value > 0 && value <= MOST_OWN ? Math.round(value) : null

/** Null when nothing counts. What cannot be read is left out. */
export function readOwnDeal(value: unknown): OwnDeal | null {
  if (!isRecord(value)) return null
  const postcode = text(value.postcode)
  const deal = {
    ...{ make: text(value.make), model: text(value.model), km: figure(value.km) },
    ...{ worth: figure(value.worth), owing: figure(value.owing), deposit: figure(value.deposit) },
    postcode: isPostcode(postcode) ? postcode : '',
  }
  return ownParts(deal) ? deal : null
}

/** Of two, the later one's word counts where it says something. */
export const withMore = (deal: OwnDeal | null, more: Partial<OwnDeal>): OwnDeal => ({
  ...NOTHING,
  ...deal,
  ...more,
})

/** Marks of the page, by which it makes room before its code has come: `sum` for a price, `post` for a delivery. */
export const ownParts = ({ worth, deposit, postcode }: OwnDeal): string =>
  [(worth ?? deposit) !== null && 'sum', postcode && 'post'].filter(Boolean).join(' ')

/** What is left of a price; below zero when the trade-in is worth more. */
const leftOf = (price: number, { worth, owing, deposit }: OwnDeal): number =>
  price - (worth === null ? 0 : worth - (owing ?? 0)) - (deposit ?? 0)

/** Of the price alone: a repayment beside it counts none of these figures. */
export function ownHeading({ make, worth, deposit }: OwnDeal): string {
  const amount = formatMoney(deposit ?? 0)
  if (worth === null) return t('Price less your {amount} deposit', { amount })
  if (deposit !== null)
    return make
      ? t('Price less your {make} and {amount} deposit', { make, amount })
      : t('Price less your trade-in and {amount} deposit', { amount })
  return make ? t('Price less your {make}', { make }) : t('Price less your trade-in')
}

/** `charges`: the price is before those of the government, which come on top of this figure too. */
export function ownLeft(price: number, deal: OwnDeal, charges: boolean): string {
  const left = leftOf(price, deal)
  const amount = formatMoney(Math.abs(left))
  // Nobody pays out more than the price: the shopper typed a nought too many, or has a car to sell.
  if (-left > price) return t('worth more than twice this price')
  if (left < 0)
    return charges
      ? t('about {amount} back to you less charges, an estimate', { amount })
      : t('about {amount} back to you, an estimate', { amount })
  return charges
    ? t('about {amount} plus charges, an estimate', { amount })
    : t('about {amount} to pay, an estimate', { amount })
}

/** `Mazda 3 $12,000, deposit $2,000, postcode 3350` */
export const ownLine = ({ make, model, worth, owing, deposit, postcode }: OwnDeal): string =>
  [
    worth !== null && `${[make, model].filter(Boolean).join(' ') || t('Trade-in')} ${formatMoney(worth)}`,
    worth !== null && owing !== null && t('{amount} owing', { amount: formatMoney(owing) }),
    deposit !== null && t('deposit {amount}', { amount: formatMoney(deposit) }),
    postcode && t('postcode {postcode}', { postcode }),
  ]
    .filter(Boolean)
    .join(', ')
