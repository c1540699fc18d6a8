import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/Icon'
import { Picture } from '@/components/ui/Picture'
import type { OfferView } from '@/domain/views'
import { OfferPrice } from './OfferPrice'
import { offerEnd, shortDescription } from './offerText'

interface Props {
  offer: OfferView
  /** Number of cars in stock that the offer applies to. */
  count: number
  children: ReactNode
}

export function OfferBand({ offer, count, children }: Props) {
  const end = offerEnd(offer)
  return (
    <section className="band">
      <div className="wrap band__in">
        <div className="band__txt">
          {children}
          <h1>{offer.name}</h1>
          <p className="band__p">{shortDescription(offer)}</p>
          <OfferPrice offer={offer} />
          {end && (
            <p className="offer__end">
              <Icon name="clock" />
              {end}
            </p>
          )}
          <div className="acts">
            <a className="btn btn--brand" href="#enquire">
              Ask about this offer
            </a>
            {count > 0 && (
              <a className="btn btn--line" href="#stock">
                See {count} in stock
              </a>
            )}
          </div>
        </div>
        {offer.image_url && (
          <div className="band__pic">
            <Picture
              url={offer.image_url}
              alt={offer.name}
              width={900}
              height={600}
              sizes="(min-width: 1024px) 760px, 92vw"
              priority
            />
          </div>
        )}
      </div>
    </section>
  )
}
