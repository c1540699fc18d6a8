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
