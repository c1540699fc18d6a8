import { OfferCard } from '@/components/offer/OfferCard'
import { SectionHead } from '@/components/ui/SectionHead'
import { listOffers } from '@/data/offers'
import type { BlockProps } from '@/blocks/props'

/** Current offers, featured ones first. Renders nothing without offers. */
export async function OffersRailBlock({ block, site }: BlockProps<'offersRail'>) {
  const offers = await listOffers(site)
  if (offers.length === 0) return null
  const first = [...offers].sort((a, b) => Number(b.featured ?? false) - Number(a.featured ?? false))
  return (
    <section className="section offers">
      <div className="wrap">
        <SectionHead
          title={block.heading || 'Special offers'}
          link={{ label: block.link_label || 'All offers', href: '/special-offers' }}
        />
        <div className="offers__grid" data-scroll="">
          {first.slice(0, block.limit ?? undefined).map((offer) => (
            <OfferCard key={offer.id} offer={offer} maker={site.config.manufacturer} />
          ))}
        </div>
      </div>
    </section>
  )
}
