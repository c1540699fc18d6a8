import { placesByAddress } from '@/core/place/addresses'
import { LocationHead } from './LocationHead'
import { LocationList } from './LocationList'
import { LocationRows } from './LocationRows'
import type { LocationSection } from './section'

/** The first location beside its map; the others are a list below. Without a map all are in the list. */
export function LocationHero(section: LocationSection) {
  const [first, ...others] = placesByAddress(section.locations)
  if (!first?.main.map) return <LocationList {...section} />
  const rest = section.locations.filter((location) => others.some(({ main }) => main.id === location.id))
  return (
    <>
      <LocationHead
        location={first.main}
        place={first}
        config={section.config}
        now={section.now}
        heading="h2"
      />
      {rest.length > 0 && <LocationRows {...section} locations={rest} />}
    </>
  )
}
