import type { Car } from '@/core/car/car'
import type { LoanOffer } from '@/core/money/calculator'
import { carOffer } from '@/core/car/finance/offer'
import { depositOf, isReservable } from '@/core/car/deposit'
import { chargesOf, type PriceWords } from '@/core/car/price'
import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import type { DealAnswers } from './answers.rules'
import { dealOffer } from './finance.rules'
import type { DealOffers } from './steps.rules'
import { type DealTerms, sumOf } from './totals.rules'

type Sold = Pick<Car, 'status' | 'sold' | 'reserved' | 'price' | 'preorder' | 'car_type' | 'state' | 'slug'>
export type DealConfig = Pick<TenantConfig, 'features' | 'reserve' | 'labels' | 'purchase'>

/** A deal ends in a reservation, so a dealer without reservations has no deals. */
export const hasDeals = ({ features }: Pick<TenantConfig, 'features'>): boolean =>
  features.reserve && features.checkoutJourney

/** Cars of this kind are sold online, even while somebody holds this one. */
export const isDealCar = (car: Pick<Car, 'car_type'>, config: DealConfig): boolean =>
  hasDeals(config) && config.purchase.carTypes.includes(car.car_type)

/** Null for a car that nobody can buy online now. */
export const dealHref = (car: Sold, config: DealConfig): string | null =>
  isDealCar(car, config) && isReservable(car, config)
    ? `/checkout-journey?car_id=${encodeURIComponent(car.slug)}`
    : null

/** The steps that the dealer has something to offer for. */
export const dealOffers = (car: Car, config: TenantConfig, now: Date): DealOffers => ({
  delivery: config.purchase.delivery.length > 0,
  tradeIn: config.features.tradeIn,
  finance: carOffer(car, config, now) !== null,
  handover: config.purchase.handover,
})

export const dealTerms = (
  car: Pick<Car, 'price' | 'price_type'>,
  { reserve, purchase, ...words }: DealConfig & PriceWords,
): DealTerms => ({
  price: car.price ?? 0,
  charges: chargesOf(car.price_type, words),
  deposit: depositOf(car, reserve),
  zones: purchase.delivery,
})

/** What the finance step lends for this deal; null where it lends nothing. */
export const dealLoan = (car: Car, config: TenantConfig, now: Date, answers: DealAnswers): LoanOffer | null =>
  dealOffer(carOffer(car, config, now), sumOf(dealTerms(car, config), answers))
