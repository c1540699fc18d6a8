import type { Metadata } from 'next'
import { ReviewsBlock } from '@/blocks/Reviews/Component'
import { CarControls } from '@/components/car/CarControls'
import { Breadcrumbs } from '@/components/page/Breadcrumbs'
import { StaticCarRail } from '@/components/car/CarRail'
import { JsonLd } from '@/components/page/JsonLd'
import { LocationHead } from '@/components/place/LocationHead'
import { LocationTasks } from '@/components/place/LocationTasks'
import { OpeningHours } from '@/components/place/OpeningHours'
import { PlaceMap } from '@/components/place/PlaceMap'
import { getLocation, listLocations } from '@/core/place/read/locations'
import { listCars } from '@/search/cars/list'
import { HolidayHours } from '@/components/place/HolidayHours'
import { hasHours, locationTitle, placeOf } from '@/core/place/addresses'
import { addressLine } from '@/core/place/locationNames'
import { listedAt, onTheGroundAt } from '@/search/list/stockAt'
import { buildSearchHref } from '@/search/list/href'
import { locationJsonLd } from '@/search/seo/dealerJsonLd'
import type { Site } from '@/core/dealer/views'
import type { LocationView } from '@/core/place/views'
import { t } from '@/lib/words'
import { leadOn } from './leadOn'
import { pageMetadata } from './metadata'
import { renderTime } from './site'

const RAIL = 8

type Folder = 'locations' | 'contact-us'

/** Finds by the location's slug, else by the dealership's: `/locations/{dealershipSlug}` is valid too. */
const find = async (site: Site, slug: string, folder: Folder): Promise<LocationView> => {
  const own = await getLocation(site, slug)
  if (own) return own
  const ofDealership = (await listLocations(site)).filter(
    (location) => location.visible && location.dealership_slug === slug,
  )
  const [first] = ofDealership
  return (
    ofDealership.find((location) => location.location_type === 'sales') ??
    first ??
    leadOn(site, `/${folder}/${slug}`)
  )
}

/** At its second address the location has another title, so that no two pages have the same. */
export async function locationMetadata(
  site: Site,
  slug: string,
  folder: Folder = 'locations',
): Promise<Metadata> {
  const location = await find(site, slug, folder)
  const name = locationTitle(location)
  const description = t('{name}, {addressLine}. Opening hours, phone, directions and the stock here.', {
    name,
    addressLine: addressLine(location.address),
  })
  return pageMetadata(site, {
    title: folder === 'locations' ? name : t('Contact {name}', { name }),
    description,
    path: `/locations/${location.slug}`,
    image: location.image?.image.url,
  })
}

/** Reviews are about the dealer: at one of several locations the heading says so. */
const reviewsOf = ({ tenant, dealerships }: Site): string =>
  dealerships.length > 1 ? t('What people say about {name}', { name: tenant.name }) : ''

interface Props {
  site: Site
  slug: string
  folder?: Folder
}

export async function LocationPage({ site, slug, folder = 'locations' }: Props) {
  const location = await find(site, slug, folder)
  const state = onTheGroundAt(location)
  const stock = await listCars(site, state)
  const now = renderTime()
  const place = placeOf(location, await listLocations(site))
  const { name, main } = place
  const map = location.map ?? main.map
  // Where the page begins with a photo of the yard.
  const isBelow = map?.kind === 'map' && (location.image ?? main.image)
  const sketch = isBelow && (
    <PlaceMap map={map} className="loc__sketch fills" sizes="(max-width: 1023px) 92vw, 440px" />
  )
  const hasTable = hasHours(place)
  return (
    <main id="main">
      <CarControls />
      <LocationHead location={location} place={place} config={site.config} now={now}>
        <Breadcrumbs
          origin={site.origin}
          crumbs={[{ label: t('Locations'), href: '/locations' }, { label: name }]}
        />
      </LocationHead>
      <section className="section">
        <div className="wrap loc__grid">
          {hasTable && (
            <div>
              <h2>{t('Opening hours')}</h2>
              <OpeningHours place={place} now={now} id="hours" selected={location.location_type} />
              <HolidayHours place={place} now={now} first={location.location_type} />
            </div>
          )}
          <div>
            <h2>{t('What you can do here')}</h2>
            <LocationTasks
              location={location}
              site={site}
              count={stock.count}
              stockHref={buildSearchHref(state)}
            />
          </div>
          {sketch}
        </div>
      </section>
      <StaticCarRail
        heading={t('Here now')}
        link={{ label: t('See all'), href: buildSearchHref(listedAt(location)) }}
        cars={stock.hits.slice(0, RAIL)}
        config={site.config}
        now={now}
      />
      <ReviewsBlock
        block={{ blockType: 'reviews', heading: reviewsOf(site), limit: 3 }}
        site={site}
        now={now}
      />
      <JsonLd data={locationJsonLd(location, site.origin)} />
    </main>
  )
}
