import { formatLongDate } from '@/domain/format'
import { offerDescription } from '@/domain/offers'
import type { OfferView } from '@/domain/views'

/** Text of a sanitised description, without its markup. */
export const plainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim()

/** What a card says of an offer: its words, cut near 160 characters when they are long. */
export const shortDescription = (offer: Pick<OfferView, 'sanitized_description'>): string =>
  offerDescription({ sanitized_description: plainText(offer.sanitized_description) }).short

/** `Ends 31 December 2026`, or nothing for an offer without an end. */
export const offerEnd = ({ ends_at }: Pick<OfferView, 'ends_at'>): string | null =>
  ends_at ? `Ends ${formatLongDate(ends_at)}` : null

const RATES = /^(\d+(?:\.\d+)?%) p\.a\.,? comparison rate (\d+(?:\.\d+)?%) p\.a\.$/i

/** `4.90% p.a., comparison rate 5.84% p.a.` as its two figures, which stand side by side in one size. */
export const offerRates = (text: string): { rate: string; comparison: string } | null => {
  const [, rate, comparison] = RATES.exec(text.trim()) ?? []
  return rate && comparison ? { rate, comparison } : null
}
