import { SectionHead } from '@/components/ui/SectionHead'
import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import type { OfferView } from '@/core/dealer/views'
import { OfferCard } from './OfferCard'

interface Props {
  heading: string
  link?: { label: string; href: string }
  offers: readonly OfferView[]
  config: Pick<TenantConfig, 'manufacturer'>
}

export function OfferGrid({ heading, link, offers, config }: Props) {
  if (offers.length === 0) return null
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead title={heading} link={link ?? null} />
        <div className="offers__grid swipes" data-scroll="">
          {offers.map((offer) => (
            <OfferCard key={offer.id} offer={offer} maker={config.manufacturer} />
          ))}
        </div>
      </div>
    </section>
  )
}
