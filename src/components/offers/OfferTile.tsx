import { Picture } from '@/components/ui/Picture'
import { offerHref } from '@/features/offers/offers.rules'
import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import type { OfferView } from '@/core/dealer/views'
import { t } from '@/lib/words'
import { OfferPrice } from './OfferPrice'
import { offerEnd, shortDescription } from './offerText'
import { tileSizes } from './tileSizes'
import { Unbroken } from '@/components/ui/Unbroken'

interface Props {
  offer: OfferView
  /** Set on a site with a single make: its offers' addresses leave the make out. */
  maker: TenantConfig['manufacturer']
  /** Its place in the list, from 0. */
  index: number
  count: number
}

/** The first tile is wide. The link of the title covers the whole tile. */
export function OfferTile({ offer, maker, index, count }: Props) {
  const isFirst = index === 0
  const end = offerEnd(offer)
  return (
    <article className="of">
      {offer.image_url && (
        <div className="of__pic fills">
          <Picture
            url={offer.image_url}
            width={900}
            height={600}
            sizes={tileSizes(index, count)}
            priority={isFirst}
          />
        </div>
      )}
      <div className="of__txt">
        {end && <p className="offer__end">{end}</p>}
        <h2>
          <a href={offerHref(offer, maker)}>
            <Unbroken text={offer.name} />
          </a>
        </h2>
        <p>{shortDescription(offer)}</p>
        <OfferPrice offer={offer} />
        <div className="of__act">
          <span className={isFirst ? 'btn btn--brand' : 'btn btn--soft'} aria-hidden="true">
            {t('See the offer')}
          </span>
        </div>
      </div>
    </article>
  )
}
