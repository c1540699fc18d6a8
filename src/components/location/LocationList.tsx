import { SectionHead } from '@/components/ui/SectionHead'
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

export function LocationList({ heading, link, locations, config, now }: Props) {
  return (
    <section className="section places">
      <div className="wrap">
        <SectionHead title={heading} link={link} />
        <div className="places__grid" data-scroll="" data-n={locations.length}>
          {locations.map((location) => (
            <LocationCard key={location.id} location={location} now={now} config={config} />
          ))}
        </div>
      </div>
    </section>
  )
}
