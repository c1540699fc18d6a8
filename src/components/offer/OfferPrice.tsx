import { offerRates } from './offerText'
import type { OfferView } from '@/domain/views'
import { t } from '@/lib/words'

/** The offer's price with its type, or its rate and comparison rate, which must have the same size. */
export function OfferPrice({ offer }: { offer: Pick<OfferView, 'price_text' | 'price_note'> }) {
  if (!offer.price_text) return null
  const rates = offerRates(offer.price_text)
  if (rates) {
    return (
      <div className="rates">
        <p>
          <b>{rates.rate}</b>
          <span>{t('p.a. interest rate')}</span>
        </p>
        <p>
          <b>{rates.comparison}</b>
          <span>
            {t('p.a. comparison rate')}
            <sup>*</sup>
          </span>
        </p>
      </div>
    )
  }
  return (
    <div className="price">
      <b className="price__now">{offer.price_text}</b>
      {offer.price_note && <span className="price__type">{offer.price_note}</span>}
    </div>
  )
}
