import { COUNTRIES, countryFacts, DEFAULT_COUNTRY } from './country'
import { PRICE_TYPES, type PriceType } from '@/core/dealer/config/priceTypes'

function wordsOf(type: PriceType): string {
  const usual = countryFacts(DEFAULT_COUNTRY).priceTypes[type]
  const others = COUNTRIES.map((country) => countryFacts(country)).flatMap(({ name, priceTypes }) =>
    priceTypes[type] === usual ? [] : `${priceTypes[type]} in ${name}`,
  )
  return others.length ? `${usual} (${others.join(', ')})` : usual
}

/** For staff, whose forms are one for the dealers of all countries. */
export const PRICE_TYPE_WORDS: Readonly<Record<string, string>> = Object.fromEntries(
  PRICE_TYPES.map((type) => [type, wordsOf(type)]),
)
