import type { ReactNode } from 'react'
import { LocationCarousel } from '@/components/place/LocationCarousel'
import { LocationGroups } from '@/components/place/LocationGroups'
import { LocationHero } from '@/components/place/LocationHero'
import { LocationHours } from '@/components/place/LocationHours'
import { LocationList } from '@/components/place/LocationList'
import { LocationRows } from '@/components/place/LocationRows'
import type { LocationSection } from '@/components/place/section'
import { listLocations } from '@/core/place/read/locations'
import type { BlockOf, BlockProps } from '@/blocks/props'
import { t } from '@/lib/words'
import { withDepartments } from '@/core/place/addresses'
import { filterLocations } from '@/core/place/locationNames'
import type { LocationView } from '@/core/place/views'

type Choice = Pick<BlockOf<'locations'>, 'show' | 'location_slug'>

const chosenOf = (locations: readonly LocationView[], { show, location_slug }: Choice): LocationView[] => {
  if (show === 'primary')
    return filterLocations(locations, 'all')
      .filter((location) => location.primary)
      .slice(0, 1)
  if (show === 'one')
    return filterLocations(locations, 'all').filter((location) => location.slug === location_slug)
  return filterLocations(locations, show ?? 'all')
}

/** The locations of a block. Hidden locations are never shown. */
export const chooseLocations = (locations: readonly LocationView[], choice: Choice): LocationView[] =>
  withDepartments(chosenOf(locations, choice), locations)

type Display = NonNullable<BlockOf<'locations'>['display']>

const VIEWS: Record<Display, (section: LocationSection) => ReactNode> = {
  cards: LocationList,
  carousel: LocationCarousel,
  grouped: LocationGroups,
  hero: LocationHero,
  list: LocationRows,
  hours: LocationHours,
}

export async function LocationsBlock({ block, site, now }: BlockProps<'locations'>) {
  const locations = chooseLocations(await listLocations(site), block)
  if (locations.length === 0) return null
  const View = VIEWS[block.display ?? 'cards']
  return (
    <View
      heading={block.heading || t('Our Locations')}
      link={{ label: block.link_label || t('All locations'), href: '/locations' }}
      locations={locations}
      config={site.config}
      now={now}
      columns={block.columns ?? 'auto'}
    />
  )
}
