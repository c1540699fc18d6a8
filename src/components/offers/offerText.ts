import { formatLongDate } from '@/lib/dates'
import { offerDescription } from '@/features/offers/offers.rules'
import type { OfferView } from '@/core/dealer/views'
import { t } from '@/lib/words'

/** The text of a sanitised description, without markup. */
export const plainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim()

export const shortDescription = (offer: Pick<OfferView, 'sanitized_description'>): string =>
  offerDescription({ sanitized_description: plainText(offer.sanitized_description) }).short

/** `Ends 31 December 2026`, or null without an end. */
export const offerEnd = ({ last_day }: Pick<OfferView, 'last_day'>): string | null =>
  last_day ? t('Ends {last_day}', { last_day: formatLongDate(last_day) }) : null

const RATES = /^(\d+(?:\.\d+)?%) p\.a\.,? comparison rate (\d+(?:\.\d+)?%) p\.a\.$/i

/** Splits `4.90% p.a., comparison rate 5.84% p.a.`, so that both figures can have the same size. */
export const offerRates = (text: string): { rate: string; comparison: string } | null => {
  const [, rate, comparison] = RATES.exec(text.trim()) ?? []
  return rate && comparison ? { rate, comparison } : null
}
