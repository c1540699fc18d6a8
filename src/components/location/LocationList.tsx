import { SectionHead } from '@/components/ui/SectionHead'
import { allPictured, placesByAddress } from '@/domain/place/addresses'
import type { TenantConfig } from '@/domain/tenant/tenantConfig'
import type { LocationView } from '@/domain/views'
import { LocationCard } from './LocationCard'

interface Props {
  heading: string
  link?: { label: string; href: string } | null
  locations: readonly LocationView[]
  config: TenantConfig
  now: Date
}

/** One location is a wide card, several are a grid, which is swiped on a phone. */
export function LocationList({ heading, link, locations, config, now }: Props) {
  const places = placesByAddress(locations)
  return (
    <section className="section places">
      <div className="wrap">
        <SectionHead title={heading} link={link} />
        <div className="places__grid" data-scroll="" data-n={places.length}>
          {places.map((place) => (
            <LocationCard
              key={place.main.id}
              place={place}
              now={now}
              config={config}
              id="places"
              pictured={allPictured(places)}
            />
          ))}
        </div>
      </div>
    </section>
  )
}
