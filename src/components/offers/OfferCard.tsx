import { Icon } from '@/components/ui/Icon'
import { Picture } from '@/components/ui/Picture'
import { offerExploreHref, offerHref } from '@/features/offers/offers.rules'
import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import type { OfferView } from '@/core/dealer/views'
import { t } from '@/lib/words'
import { offerEnd, shortDescription } from './offerText'
import { Unbroken } from '@/components/ui/Unbroken'

interface Props {
  offer: OfferView
  /** Set on a site with a single make: its offers' addresses leave the make out. */
  maker: TenantConfig['manufacturer']
}

export function OfferCard({ offer, maker }: Props) {
  const end = offerEnd(offer)
  const explore = offerExploreHref(offer)
  return (
    <article className="offer">
      {offer.image_url && (
        <div className="offer__pic fills">
          <Picture url={offer.image_url} width={900} height={600} sizes="(min-width: 1024px) 640px, 82vw" />
        </div>
      )}
      <div className="offer__txt">
        {end && <p className="offer__end">{end}</p>}
        <h3>
          <Unbroken text={offer.name} />
        </h3>
        <p>{shortDescription(offer)}</p>
        <div className="offer__act">
          <a
            className="link"
            href={offerHref(offer, maker)}
            aria-label={t('See the offer {name}', { name: offer.name })}
          >
            {t('See the offer')}
            <Icon name="right" />
          </a>
          {explore && offer.model && (
            <a className="link" href={explore}>
              {t('Explore the {name}', { name: offer.model.name })}
            </a>
          )}
        </div>
      </div>
    </article>
  )
}
