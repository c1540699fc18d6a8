import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import { pictureAmong, type Place } from '@/core/place/addresses'
import { DrawnMap } from './DrawnMap'
import { LocationCard } from './LocationCard'
import { OpenNow } from './OpenNow'
import { numberedPlaces } from './pins'
import { PlaceBoard } from './PlaceBoard'

interface Props {
  places: readonly Place[]
  now: Date
  config: TenantConfig
}

/** All locations in the dealer's layout. Without a drawing its two layouts are cards. */
export function PlaceIndex({ places, now, config }: Props) {
  const { layout, pages } = config
  if (layout.places === 'board') return <PlaceBoard places={places} now={now} />
  const isDrawn = layout.places !== 'cards' && pages.locations.map !== ''
  const listed = isDrawn
    ? numberedPlaces(pages.locations, places)
    : places.map((place) => ({ place, number: undefined }))
  const cards = (
    <div className="places__grid places__grid--page" data-n={places.length}>
      {listed.map(({ place, number }) => (
        <LocationCard
          key={place.main.id}
          {...{ place, number, now, config }}
          id="places"
          picture={isDrawn ? null : pictureAmong(place, places)}
          heading="h2"
        />
      ))}
    </div>
  )
  if (!isDrawn) return cards
  return (
    <div className={`drawing drawing--${layout.places}`}>
      <DrawnMap
        drawing={pages.locations}
        places={places}
        pinOf={({ main }) => ({
          href: `/locations/${main.slug}`,
          note: <OpenNow location={main} now={now} />,
        })}
        priority
      />
      {cards}
    </div>
  )
}
