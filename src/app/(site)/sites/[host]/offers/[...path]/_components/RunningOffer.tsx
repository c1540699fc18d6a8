import { EnquirySection } from '@/blocks/EnquirySection'
import { CarControls } from '@/components/car/CarControls'
import { CarRail } from '@/components/car/CarRail'
import { OfferBand } from '@/components/offers/OfferBand'
import { OfferConditions } from '@/components/offers/OfferConditions'
import { Breadcrumbs } from '@/components/page/Breadcrumbs'
import { renderStatic } from '@/components/ui/renderStatic'
import { StaticHtml } from '@/components/ui/StaticHtml'
import { countNoun } from '@/core/car/nounOfList'
import type { OfferView, Site } from '@/core/dealer/views'
import type { LocationView } from '@/core/place/views'
import type { OfferStock } from '@/app/(site)/sites/[host]/offers/[...path]/page-data'
import { t } from '@/lib/words'

interface Props {
  site: Site
  offer: OfferView
  stock: OfferStock | null
  /** Locations where it is available; none means all. */
  locations: readonly LocationView[]
  now: Date
}

export function RunningOffer({ site, offer, stock, locations, now }: Props) {
  const { pages, labels } = site.config
  const count = stock?.count ?? 0
  const markup = renderStatic(
    <>
      <OfferBand
        offer={offer}
        count={count}
        locations={locations}
        crumbs={
          <Breadcrumbs
            origin={site.origin}
            crumbs={[{ label: pages.offers.title, href: '/special-offers' }, { label: offer.name }]}
          />
        }
      />
      <OfferConditions offer={offer} heading={pages.offerTerms.title} />
      <div id="stock" className="mdsec">
        {stock && count > 0 && (
          <CarRail
            heading={pages.offerStock.title}
            link={{
              label: t('All {count} {cars}', { count, cars: countNoun(count, labels.cars) }),
              href: stock.href,
            }}
            cars={stock.cars}
            config={site.config}
            now={now}
          />
        )}
      </div>
    </>,
  )
  return (
    <main id="main" className="is-offer">
      <CarControls />
      <StaticHtml className="static-html" html={markup} />
      <EnquirySection
        site={site}
        now={now}
        heading={t('Ask about it')}
        message={t('I would like to know more about {name}.', { name: offer.name })}
        subcategory="Special Offer"
        known={{ category: 'Vehicle Enquiry' }}
        locationSlug={locations[0]?.slug}
      />
    </main>
  )
}
