import { cardsHtml } from './cardsHtml'
import { RailButtons } from '@/components/ui/RailButtons'
import { SectionHead } from '@/components/ui/SectionHead'
import { StaticHtml } from '@/components/ui/StaticHtml'
import { renderStatic } from '@/components/ui/renderStatic'
import type { Car } from '@/core/car/car'
import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import { t } from '@/lib/words'

interface Props {
  heading: string
  link?: { label: string; href: string } | null
  cars: readonly Car[]
  config: TenantConfig
  now: Date
}

/** A row of cars that only the shopper scrolls: it never moves by itself. */
export function CarRail({ heading, link, cars, config, now }: Props) {
  if (cars.length === 0) return null
  return (
    <section className="section stock">
      <div className="wrap">
        <SectionHead title={heading} link={link} />
      </div>
      <div
        className="rail"
        data-scroll=""
        tabIndex={0}
        role="region"
        aria-label={heading}
        dangerouslySetInnerHTML={{ __html: cardsHtml(cars, config, now) }}
      />
      <div className="wrap rail__nav">
        <RailButtons previous={t('Previous cars')} next={t('Next cars')} />
      </div>
    </section>
  )
}

/** The same as one static HTML part, for pages whose other parts hydrate. */
export const StaticCarRail = (props: Props) =>
  props.cars.length > 0 && <StaticHtml className="static-html" html={renderStatic(<CarRail {...props} />)} />
