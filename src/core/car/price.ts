import { isSold } from './availability'
import type { Car } from './car'
import { countryFacts } from '@/core/dealer/country/country'
import { formatMoney, withCharges } from '@/core/money/format'
import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import { phrase, t } from '@/lib/words'

export const MINIMUM_SHOWN_PRICE = 10
const MARKET_MINIMUM_SAVING = 500
const AUTOGRAB_MINIMUM_PRICE = 200

export type PriceWords = Pick<TenantConfig, 'country'> & {
  labels: Pick<TenantConfig['labels'], 'priceTypes'>
}

export const priceTypeLabel = (
  priceType: Car['price_type'],
  { country, labels }: PriceWords,
): string | null =>
  priceType ? (labels.priceTypes[priceType] ?? t(countryFacts(country).priceTypes[priceType])) : null

/** `plus government charges`, or the dealer's own words for such a price; empty where nothing comes on top. */
export const chargesOf = (priceType: Car['price_type'], { country, labels }: PriceWords): string => {
  const usual = priceType ? countryFacts(country).onTop[priceType] : undefined
  return usual && priceType ? (labels.priceTypes[priceType]?.toLowerCase() ?? t(usual)) : ''
}

/** `Price, drive away`: the first line of a sum. */
export const priceLineLabel = (priceType: Car['price_type'], words: PriceWords): string => {
  const type = priceTypeLabel(priceType, words)
  return type ? t('Price, {type}', { type: type.toLowerCase() }) : t('Price')
}

/** Feeds send 0 or 1 for an undecided price, so a price counts only above $10. */
export const hasPrice = (car: Pick<Car, 'price'>): boolean => (car.price ?? 0) > MINIMUM_SHOWN_PRICE

/** The amount that pages, robots and agents may name: a sold car has none. */
export const shownAmount = (car: Pick<Car, 'price' | 'status' | 'sold'>): number | null =>
  hasPrice(car) && !isSold(car) ? (car.price ?? null) : null

type Market = Pick<Car, 'price' | 'status' | 'sold' | 'reserved' | 'autograb_data'>

export const autograbApplies = (car: Market): boolean =>
  car.status === 'in_stock' &&
  !isSold(car) &&
  car.reserved !== true &&
  (car.price ?? 0) > AUTOGRAB_MINIMUM_PRICE

/** What the price guide says of this car: the state's average, else the national one. */
export const marketPrice = ({ autograb_data }: Pick<Car, 'autograb_data'>): number | null =>
  autograb_data?.state_average_market_price || autograb_data?.average_market_price || null

/** Dollars below the state's average market price, else below the national one; null under $500. */
export const belowMarketBy = (car: Market): number | null => {
  if (!autograbApplies(car)) return null
  const saving = (marketPrice(car) ?? 0) - (car.price ?? 0)
  return saving >= MARKET_MINIMUM_SAVING ? saving : null
}

export const averageOf = ({ state, autograb_data }: Pick<Car, 'state' | 'autograb_data'>): string =>
  autograb_data?.state_average_market_price && state ? t('{state} average', { state }) : t('national average')
export const MARKET_SOURCE = phrase('Market prices from Autograb. An estimate, not a valuation.')

export interface Amount {
  amount: number
  text: string
}

export type PriceView =
  | { kind: 'price'; price: Amount; typeLabel: string | null; was: Amount | null; belowMarket: Amount | null }
  | {
      kind: 'subscription'
      price: Amount
      suffix: string
      purchase: Amount | null
      typeLabel: string | null
    }
  | { kind: 'none'; text: string }

export type PriceConfig = Pick<TenantConfig, 'country'> & {
  features: Pick<TenantConfig['features'], 'subscriptions' | 'belowMarket' | 'autograb'>
  labels: Pick<TenantConfig['labels'], 'preorder' | 'noPrice' | 'priceTypes'>
}

const amount = (dollars: number): Amount => ({ amount: dollars, text: formatMoney(dollars) })

const showsMarket = ({ features }: PriceConfig): boolean => features.autograb && features.belowMarket

type Priced = Market & Pick<Car, 'before_price' | 'subscription_price' | 'preorder' | 'price_type'>

type Weekly = Pick<Car, 'subscription_price'>
const weeklyOf = (car: Weekly, { features }: Pick<PriceConfig, 'features'>): number =>
  features.subscriptions ? Math.max(0, car.subscription_price ?? 0) : 0

/** Had by the week at this dealer. */
export const isWeeklyCar = (
  car: Weekly & Parameters<typeof isSold>[0],
  config: Pick<PriceConfig, 'features'>,
): boolean => weeklyOf(car, config) > 0 && !isSold(car)

/** The one price line of cards, pages, feeds and PDFs, in whole dollars. A subscription price wins. */
export const priceOf = (car: Priced, config: PriceConfig): PriceView => {
  const price = car.price ?? 0
  const typeLabel = priceTypeLabel(car.price_type, config)
  const weekly = weeklyOf(car, config)
  if (weekly > 0) {
    const purchase = hasPrice(car) ? amount(price) : null
    return { kind: 'subscription', price: amount(weekly), suffix: t('/ week'), purchase, typeLabel }
  }
  if (!hasPrice(car))
    return { kind: 'none', text: car.preorder ? config.labels.preorder : config.labels.noPrice }
  const before = car.before_price ?? 0
  const saving = showsMarket(config) ? belowMarketBy(car) : null
  return {
    kind: 'price',
    price: amount(price),
    typeLabel,
    was: before > price ? amount(before) : null,
    belowMarket: saving === null ? null : amount(saving),
  }
}

/** `$29,850 plus government charges`, `$34,990 Drive away`, `$289 / week`, `Sold`: the price with what it covers, in a line of its own. */
export const priceInFull = (car: Priced, config: PriceConfig): string => {
  if (isSold(car)) return t('Sold')
  const view = priceOf(car, config)
  if (view.kind === 'none') return view.text
  if (view.kind === 'subscription') return `${view.price.text} ${view.suffix}`
  return withCharges(view.price.amount, chargesOf(car.price_type, config) || view.typeLabel)
}

/** `$34,990`, `$289 / week`, `Sold`, or the tenant's text for no price. A subscription car that can be bought shows that price. */
export const shortPrice = (car: Priced, config: PriceConfig): string => {
  if (isSold(car)) return t('Sold')
  const view = priceOf(car, config)
  if (view.kind === 'none') return view.text
  if (view.kind === 'price') return view.price.text
  return view.purchase?.text ?? `${view.price.text} ${view.suffix}`
}
