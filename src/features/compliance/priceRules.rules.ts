import {
  type Advert,
  type Rule,
  isBeforeCharges,
  isDriveAway,
  namesState,
  namesVehiclePrice,
  saysWhatPriceCovers,
} from './advert.rules'

const S48 =
  'Australian Consumer Law, section 48: shoppers must see one total price, as clearly as any part of it.'
const pricesVehicle = ({ headline }: Advert): boolean => namesVehiclePrice(headline)

export const PRICE_RULES: readonly Rule<Advert>[] = [
  {
    ...{ rule: 'price type', field: 'price_note', isMust: true },
    text: 'Say below the price what it covers: drive away, or before government charges.',
    why: S48,
    isBroken: (advert) => pricesVehicle(advert) && !saysWhatPriceCovers(advert.headline),
  },
  {
    ...{ rule: 'total price', field: 'price_text', isMust: false },
    text: 'Give the drive away price if the charges are known. Before charges is right only while they cannot be known.',
    why: S48,
    isBroken: (advert) => pricesVehicle(advert) && isBeforeCharges(advert.headline),
  },
  {
    ...{ rule: 'state of the price', field: 'disclaimer', isMust: false },
    text: 'Say for which state the drive away price is: registration and duty differ.',
    why: S48,
    isBroken: (advert) => pricesVehicle(advert) && isDriveAway(advert.headline) && !namesState(advert.words),
  },
  {
    ...{ rule: 'lowest price', field: 'disclaimer', isMust: false },
    text: 'Say which version or car the “from” price is for.',
    why: 'Australian Consumer Law, section 18: a shopper who comes for the lowest price must find it.',
    isBroken: (advert) =>
      pricesVehicle(advert) &&
      /\bfrom\s+\$/i.test(advert.headline) &&
      !/price (is|shown|applies|quoted|includes)[^.]*\bfor\b|\bfrom price\b|lowest[\s-]priced?/i.test(
        advert.terms,
      ),
  },
  {
    ...{ rule: 'earlier price', field: 'disclaimer', isMust: false },
    text: 'Say when the higher price was asked, and keep proof of it.',
    why: 'Australian Consumer Law, section 29: a saving must be from a price that you really asked for a reasonable time.',
    isBroken: ({ headline, words, terms }) =>
      (/\bwas\s+\$|\bsave\s+(up to\s+)?\$|\$[\d,]+\s+off\b/i.test(words) || /\brrp\b/i.test(headline)) &&
      !/price (was|of)|recommended|list price|compared (to|with)/i.test(terms),
  },
  {
    ...{ rule: 'card surcharge', field: 'disclaimer', isMust: true },
    text: 'Remove the surcharge: eftpos, Visa and Mastercard may not cost more.',
    why: 'Reserve Bank standards, since 1 October 2026.',
    isBroken: ({ words }) =>
      /\b(card|payment|credit card)\s+(surcharge|fee)s?\b|\bsurcharges? (apply|applies)\b/i.test(words),
  },
]
