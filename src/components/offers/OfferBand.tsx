import type { ReactNode } from 'react'
import { HeadBand } from '@/components/page/HeadBand'
import { Icon } from '@/components/ui/Icon'
import { offerExploreHref, offerDescription } from '@/features/offers/offers.rules'
import { stripDepartment } from '@/core/place/locationNames'
import type { OfferView } from '@/core/dealer/views'
import type { LocationView } from '@/core/place/views'
import { t } from '@/lib/words'
import { OfferPrice } from './OfferPrice'
import { offerEnd, plainText } from './offerText'

import { CutText } from '@/components/ui/CutText'

/** The description on the offer's own page; a long one can be unfolded. */
function OfferText({ offer }: { offer: Pick<OfferView, 'sanitized_description'> }) {
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

interface Props {
  offer: OfferView
  /** Number of cars in the list that the offer applies to. */
  count: number
  /** Locations where it is available; none means all. */
  locations: readonly Pick<LocationView, 'slug' | 'name'>[]
  crumbs: ReactNode
}

export function OfferBand({ offer, count, locations, crumbs }: Props) {
  const end = offerEnd(offer)
  const explore = offerExploreHref(offer)
  return (
    <HeadBand
      title={offer.name}
      picture={offer.image_url}
      ask={t('Ask about this offer')}
      count={count}
      crumbs={crumbs}
    >
      <OfferPrice offer={offer} />
      <div className="band__p">
        <OfferText offer={offer} />
      </div>
      {end && (
        <p className="offer__end">
          <Icon name="clock" />
          {end}
        </p>
      )}
      {locations.length > 0 && (
        <ul className="band__at" aria-label={t('Where')}>
          {locations.map(({ slug, name }) => (
            <li key={slug}>
              <Icon name="pin" />
              <a href={`/locations/${slug}`}>{stripDepartment(name)}</a>
            </li>
          ))}
        </ul>
      )}
      {explore && offer.model && (
        <p>
          <a className="link" href={explore}>
            {t('Explore the {name}', { name: offer.model.name })}
            <Icon name="right" />
          </a>
        </p>
      )}
    </HeadBand>
  )
}
