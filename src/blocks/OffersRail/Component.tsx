import { OfferGrid } from '@/components/offers/OfferGrid'
import { listOffers } from '@/features/offers/readOffers'
import type { BlockProps } from '@/blocks/props'
import { t } from '@/lib/words'

/** Current offers, featured ones first. Renders nothing without offers. */
export async function OffersRailBlock({ block, site }: BlockProps<'offersRail'>) {
  const offers = await listOffers(site)
  const first = [...offers].sort((a, b) => Number(b.featured ?? false) - Number(a.featured ?? false))
  return (
    <OfferGrid
      heading={block.heading || site.config.pages.offers.title}
      link={{ label: block.link_label || t('All offers'), href: '/special-offers' }}
      offers={first.slice(0, block.limit ?? undefined)}
      config={site.config}
    />
  )
}
