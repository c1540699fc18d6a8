import type { Metadata } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'
import { EnquirySection } from '@/blocks/EnquirySection'
import { CarControls } from '@/components/car/CarControls'
import { Breadcrumbs } from '@/components/page/Breadcrumbs'
import { StillCarRail } from '@/components/car/CarRail'
import { OfferBand } from '@/components/offer/OfferBand'
import { OfferConditions } from '@/components/offer/OfferConditions'
import { plainText } from '@/components/offer/offerText'
import { getOffer } from '@/data/offers'
import { listCars } from '@/data/cars/list'
import { modelSearch } from '@/app/(site)/sites/[host]/_lib/modelSearch'
import { offerHref } from '@/domain/offers'
import { buildSearchHref } from '@/domain/listState/href'
import type { OfferView, Site } from '@/domain/views'
import { pageMetadata } from '@/app/(site)/sites/[host]/_lib/metadata'
import { renderTime, requireSite } from '@/app/(site)/sites/[host]/_lib/site'

interface Props {
  params: Promise<{ host: string; path: string[] }>
}

const RAIL = 8

/** `/offers/{offer}` and `/offers/{manufacturer}/{offer}`. */
const find = async (site: Site, params: Props['params']): Promise<OfferView> => {
  const { path } = await params
  const slug = path.at(-1)
  const offer = slug && path.length <= 2 ? await getOffer(site, decodeURIComponent(slug)) : null
  return offer ?? notFound()
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const site = await requireSite(params)
  const offer = await find(site, params)
  const path = offerHref(offer, site.config.manufacturer)
  return pageMetadata(site, {
    title: offer.name,
    description: plainText(offer.sanitized_description),
    path,
    image: offer.image_url,
  })
}

export default async function OfferPage({ params }: Props) {
  const site = await requireSite(params)
  const offer = await find(site, params)
  const href = offerHref(offer, site.config.manufacturer)
  if (`/offers/${(await params).path.map(decodeURIComponent).join('/')}` !== href) permanentRedirect(href)
  const now = renderTime()
  const state = offer.model
    ? modelSearch(offer.model.name, offer.manufacturer?.name ?? site.config.manufacturer?.name)
    : null
  const stock = state ? await listCars(site, state) : null
  return (
    <main id="main" className="is-offer">
      <CarControls />
      <OfferBand
        offer={offer}
        count={stock?.count ?? 0}
        crumbs={
          <Breadcrumbs
            crumbs={[{ label: 'Special offers', href: '/special-offers' }, { label: offer.name }]}
          />
        }
      />
      <OfferConditions offer={offer} />
      <div id="stock" />
      {stock && state && (
        <StillCarRail
          heading="In stock with this offer"
          link={{ label: 'See all', href: buildSearchHref(state) }}
          cars={stock.hits.slice(0, RAIL)}
          config={site.config}
          now={now}
        />
      )}
      <EnquirySection
        site={site}
        now={now}
        heading="Ask about it"
        message={`I would like to know more about ${offer.name}.`}
        subcategory="Special Offer"
        known={{ category: 'Vehicle Enquiry' }}
      />
    </main>
  )
}
