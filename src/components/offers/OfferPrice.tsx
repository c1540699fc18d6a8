import { offerRates } from './offerText'
import type { OfferView } from '@/core/dealer/views'
import { t } from '@/lib/words'

interface Props {
  offer: Pick<OfferView, 'price_text' | 'price_note' | 'disclaimer'>
}

declare module 'react' {
  interface CSSProperties {
    '--signs'?: number
  }
}

/** Between two rates, in signs. */
const GAP = 3

/**
 * The figure is as large as its place lets all its signs stand in one line. A rate and its comparison rate must have the same size. The asterisk leads to the example at the foot of the site; an
 * offer with conditions of its own has none, since its deposit and fees differ.
 */
export function OfferPrice({ offer }: Props) {
  if (!offer.price_text) return null
  const rates = offerRates(offer.price_text)
  const signs = rates ? rates.rate.length + rates.comparison.length + GAP : offer.price_text.length
  return (
    <div className="figure" style={{ '--signs': signs }}>
      {rates ? (
        <div className="rates">
          <p>
            <b>{rates.rate}</b>
            <span>{t('p.a. interest rate')}</span>
          </p>
          <p>
            <b>{rates.comparison}</b>
            <span>
              {t('p.a. comparison rate')}
              {!offer.disclaimer && <sup>*</sup>}
            </span>
          </p>
        </div>
      ) : (
        <div className="price">
          <b className="price__now">{offer.price_text}</b>
          {offer.price_note && <span className="price__type">{offer.price_note}</span>}
        </div>
      )}
    </div>
  )
}
