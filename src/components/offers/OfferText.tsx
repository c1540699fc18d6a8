import { CutText } from '@/components/ui/CutText'
import { offerDescription } from '@/features/offers/offers.rules'
import type { OfferView } from '@/core/dealer/views'
import { t } from '@/lib/words'
import { plainText } from './offerText'

/** The description on the offer's own page; a long one can be unfolded. */
export function OfferText({ offer }: { offer: Pick<OfferView, 'sanitized_description'> }) {
  const whole = plainText(offer.sanitized_description)
  const { short, isCut } = offerDescription({ sanitized_description: whole })
  if (!isCut) return <p>{whole}</p>
  return (
    <CutText
      id="offer-text"
      short={<p>{short}</p>}
      whole={<p>{whole}</p>}
      more={t('View more')}
      less={t('View less')}
    />
  )
}
