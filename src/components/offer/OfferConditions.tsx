import { TickList } from '@/components/ui/TickList'
import { offerDescription } from '@/domain/offers'
import type { OfferView } from '@/domain/views'
import { t } from '@/lib/words'
import { Disclaimer } from './Disclaimer'
import { plainText } from './offerText'

/** `heading` names what the shopper gets. */
export function OfferConditions({ offer, heading }: { offer: OfferView; heading: string }) {
  const whole = plainText(offer.sanitized_description)
  const { isCut } = offerDescription({ sanitized_description: whole })
  const points = [...(offer.inclusions ?? []), ...(offer.conditions ?? [])]
  if (!isCut && points.length === 0 && !offer.disclaimer) return null
  return (
    <section className="section">
      <div className="wrap twocol twocol--wide">
        <div>
          <h2>{heading}</h2>
          {(isCut || points.length === 0) && <p className="lede">{whole}</p>}
          <TickList items={points} />
        </div>
        {offer.disclaimer && (
          <div className="smallprint">
            <h2>{t('The conditions')}</h2>
            <Disclaimer id="offer-disclaimer" text={offer.disclaimer} />
          </div>
        )}
      </div>
    </section>
  )
}
