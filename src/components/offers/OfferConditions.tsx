import { Icon } from '@/components/ui/Icon'
import { SectionHead } from '@/components/ui/SectionHead'
import type { OfferView } from '@/core/dealer/views'
import { t } from '@/lib/words'

import { CutText } from '@/components/ui/CutText'
import { offerDisclaimer } from '@/features/offers/offers.rules'

/** Collapsed when longer than 200 characters. */
function Disclaimer({ id, text }: { id: string; text: string }) {
  const { short, isCut } = offerDisclaimer({ disclaimer: text })
  if (!isCut) return <p>{text}</p>
  return (
    <CutText
      id={id}
      short={<p>{short}</p>}
      whole={<p>{text}</p>}
      more={t('View full disclaimer')}
      less={t('View less disclaimer')}
    />
  )
}

/** `heading` names what the shopper gets; the description is shown above already. */
export function OfferConditions({ offer, heading }: { offer: OfferView; heading: string }) {
  const points = [...(offer.inclusions ?? []), ...(offer.conditions ?? [])]
  if (points.length === 0 && !offer.disclaimer) return null
  return (
    <section className="section">
      <div className="wrap">
        {points.length > 0 && (
          <>
            <SectionHead title={heading} />
            <ul className="getlist">
              {points.map((point) => (
                <li key={point}>
                  <Icon name="tick" />
                  {point}
                </li>
              ))}
            </ul>
          </>
        )}
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
