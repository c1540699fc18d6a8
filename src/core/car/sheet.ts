import { DateTime } from 'luxon'
import { COMPARISON_WARNING } from '@/core/money/comparison'
import { financeEstimate } from '@/core/car/finance/estimate'
import { countryFacts } from '@/core/dealer/country/country'
import { licenceLine } from '@/core/place/licence'
import { addressLine, stripDepartment } from '@/core/place/locationNames'
import type { Site } from '@/core/dealer/views'
import type { LocationView } from '@/core/place/views'
import { t } from '@/lib/words'
import { isSold } from './availability'
import type { Car } from './car'
import { cardPrice } from './cardFacts'
import { priceOf } from './price'
import { allSpecs, featuresOf, type SpecRow } from './specs'
import { carTitle, carVariant } from './text'

const FACTS = 16
const FEATURES = 24

export interface Sheet {
  dealer: string
  lang: string
  colour: string
  title: string
  variant: string
  price: string
  /** `Drive away`; empty without a price. */
  priceType: string
  was: string
  finance: { repayment: string; comparison: string; terms: string; small: string } | null
  facts: SpecRow[]
  features: string[]
  /** Name, address, phone and licence. */
  place: string[]
  /** When the sheet was printed, in the place's zone. */
  printed: string
  /** The car's page; says in its query that a sheet led there. */
  href: string
}

export const carAddress = (car: Pick<Car, 'slug'>, origin: string, source: 'car-sheet' | 'qr'): string =>
  `${origin}/cars/${car.slug}?utm_source=${source}`

const priceLines = (car: Car, site: Site): Pick<Sheet, 'price' | 'priceType' | 'was'> => {
  if (isSold(car)) return { price: t('Sold'), priceType: '', was: '' }
  const view = priceOf(car, site.config)
  const { price, price_type: priceType } = cardPrice(car, site.config)
  return { price, priceType, was: view.kind === 'price' && view.was ? view.was.text : '' }
}

const financeLines = (car: Car, site: Site, now: Date): Sheet['finance'] => {
  const estimate = financeEstimate(car, site.config, now)
  if (!estimate?.repayment) return null
  return {
    repayment: t('{repayment} a {period}', { repayment: estimate.repayment, period: estimate.period }),
    comparison: t('{rate} p.a. comparison rate', { rate: estimate.comparisonRate }),
    terms: [
      t('{rate} p.a. interest over {months} months', {
        rate: estimate.interestRate,
        months: estimate.termMonths,
      }),
      estimate.deposit && t('{deposit} deposit', { deposit: estimate.deposit }),
      estimate.balloon && t('{balloon} at the end', { balloon: estimate.balloon }),
      estimate.totalPayable && t('{total} in all', { total: estimate.totalPayable }),
      t('for approved applicants, until {day}', { day: estimate.validUntil }),
    ]
      .filter(Boolean)
      .join(', '),
    small: [
      [estimate.lenderName, estimate.licence].filter(Boolean).join(', '),
      // A lender's own text mostly has the basis and the warning that the law requires.
      ...(estimate.disclaimer.includes('WARNING') ? [] : [estimate.basis, COMPARISON_WARNING]),
      estimate.disclaimer,
    ]
      .filter(Boolean)
      .join(' '),
  }
}

const placeLines = (site: Site, location: LocationView | null): string[] => {
  const { config } = site
  return [
    location ? stripDepartment(location.name) : site.tenant.name,
    addressLine(location?.address ?? config.address),
    location?.contact_detail.phone ?? config.phone,
    licenceLine(location?.dealer_license_number ?? config.licence, config.country),
  ].flatMap((line) => line || [])
}

export const sheetOf = (site: Site, car: Car, location: LocationView | null, now: Date): Sheet => ({
  dealer: site.tenant.name,
  lang: countryFacts(site.config.country).lang,
  colour: site.config.primaryColour ?? site.config.theme.colours.brand ?? '#222222',
  title: carTitle(car),
  variant: carVariant(car),
  ...priceLines(car, site),
  finance: financeLines(car, site, now),
  facts: allSpecs(car, now).slice(0, FACTS),
  features: featuresOf(car).slice(0, FEATURES),
  place: placeLines(site, location),
  printed: DateTime.fromJSDate(now, { zone: location?.timezone ?? site.config.timezone }).toFormat(
    'd MMM yyyy, h:mm a',
  ),
  href: carAddress(car, site.origin, 'car-sheet'),
})
