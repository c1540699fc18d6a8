import type { ReactNode } from 'react'
import { HeadBand } from '@/components/page/HeadBand'
import { Icon } from '@/components/ui/Icon'
import type { OfferView } from '@/domain/views'
import { OfferPrice } from './OfferPrice'
import { offerEnd, shortDescription } from './offerText'

interface Props {
  offer: OfferView
  /** Number of cars in stock that the offer applies to. */
  count: number
  crumbs: ReactNode
}

export function OfferBand({ offer, count, crumbs }: Props) {
  const end = offerEnd(offer)
  return (
    <HeadBand
      title={offer.name}
      picture={offer.image_url}
      ask="Ask about this offer"
      count={count}
      crumbs={crumbs}
    >
      <p className="band__p">{shortDescription(offer)}</p>
      <OfferPrice offer={offer} />
      {end && (
        <p className="offer__end">
          <Icon name="clock" />
          {end}
        </p>
      )}
    </HeadBand>
  )
}
