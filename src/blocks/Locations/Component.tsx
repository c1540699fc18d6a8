import type { ReactNode } from 'react'
import { LocationCarousel } from '@/components/location/LocationCarousel'
import { LocationGroups } from '@/components/location/LocationGroups'
import { LocationHero } from '@/components/location/LocationHero'
import { LocationHours } from '@/components/location/LocationHours'
import { LocationList } from '@/components/location/LocationList'
import { LocationRows } from '@/components/location/LocationRows'
import type { LocationSection } from '@/components/location/section'
import { listLocations } from '@/data/locations'
import type { BlockOf, BlockProps } from '@/blocks/props'
import { t } from '@/lib/words'
import { chooseLocations } from './choose'

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
