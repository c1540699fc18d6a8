import { LocationList } from '@/components/location/LocationList'
import { listLocations } from '@/data/locations'
import type { BlockProps } from '@/blocks/props'
import { t } from '@/lib/words'
import { chooseLocations } from './choose'

export async function LocationsBlock({ block, site, now }: BlockProps<'locations'>) {
  const locations = chooseLocations(await listLocations(site), block)
  if (locations.length === 0) return null
  const link = { label: block.link_label || t('All locations'), href: '/locations' }
  return (
    <LocationList
      heading={block.heading || t('Our Locations')}
      link={link}
      locations={locations}
      config={site.config}
      now={now}
    />
  )
}
