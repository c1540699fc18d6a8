export interface OfferWords {
  name?: string | null
  description?: string | null
  price_text?: string | null
  price_note?: string | null
  inclusions?: readonly string[] | null
  conditions?: readonly string[] | null
  disclaimer?: string | null
  ends_at?: string | null
}

export interface Advert {
  /** Name, price and the line below it: what is printed large. */
  headline: string
  price: string
  terms: string
  disclaimer: string
  words: string
  hasEnd: boolean
  /** Null where the dealer is not known yet. */
  licence: string | null
}

const TAG = /<[^>]*>/g
const lines = (given: readonly string[] | null | undefined): string => (given ?? []).join('\n')

/** `licence`: the dealer's own licence number, as the website shows it. */
export function advertOf(offer: OfferWords, licence: string | null): Advert {
  const price = [offer.price_text, offer.price_note].filter(Boolean).join(' · ')
  const headline = [offer.name, price].filter(Boolean).join('\n')
  const disclaimer = offer.disclaimer ?? ''
  const terms = [lines(offer.conditions), lines(offer.inclusions), disclaimer].join('\n')
  const words = [headline, (offer.description ?? '').replace(TAG, ' '), terms].join('\n')
  return { headline, price, terms, disclaimer, words, hasEnd: Boolean(offer.ends_at), licence }
}
