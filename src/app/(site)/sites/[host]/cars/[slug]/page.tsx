import type { Metadata } from 'next'
import { carImages } from '@/core/car/text'
import { JsonLd } from '@/components/page/JsonLd'
import { NotFoundView } from '@/components/page/NotFoundView'
import { PhoneOfPage } from '@/components/page/PhoneOfPage'
import { listCars } from '@/search/cars/list'
import { emptySearch } from '@/search/list/state'
import { carDescription, carTitle } from '@/search/seo/titles'
import { carJsonLd } from '@/search/seo/carJsonLd'
import '@/styles/stock.css'
import { pageMetadata } from '@/app/(site)/sites/[host]/_lib/metadata'
import { t } from '@/lib/words'
import { CarPage } from './_components/CarPage'
import { readCarPage } from './page-data'
import type { Car } from '@/core/car/car'
import { shownAmount } from '@/core/car/price'
import { countryFacts, type Country } from '@/core/dealer/country/country'

/** The price for a shared link's card; React moves these to the head. Metadata writes no `product:` properties. */
function SharedPrice({ car, country }: { car: Car; country: Country }) {
  const amount = shownAmount(car)
  if (amount === null) return null
  return (
    <>
      <meta property="product:price:amount" content={String(amount)} />
      <meta property="product:price:currency" content={countryFacts(country).currency} />
    </>
  )
}

interface Props {
  params: Promise<{ host: string; slug: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { host, slug } = await params
  const { site, car, state } = await readCarPage(host, slug)
  if (state === 'gone')
    return { title: t('Sold | {name}', { name: site.tenant.name }), robots: { index: false } }
  const [first] = carImages(car)
  return pageMetadata(site, {
    title: carTitle(car, site),
    description: carDescription(car, site.config),
    path: `/cars/${car.slug}`,
    image: first?.url,
  })
}

/** 200 while available or recently sold, then 410, else 404. The server in front reads the 410 from the markup. */
export default async function Page({ params, searchParams }: Props) {
  const { host, slug } = await params
  const data = await readCarPage(host, slug)
  const { site, car, state } = data
  if (state === 'gone')
    return (
      <NotFoundView config={site.config} total={(await listCars(site, emptySearch())).count} kind="gone" />
    )
  const { form } = await searchParams
  return (
    <>
      <PhoneOfPage scope={car.car_type} />
      <CarPage data={data} form={typeof form === 'string' ? form : undefined} />
      <SharedPrice car={car} country={site.config.country} />
      <JsonLd data={carJsonLd(car, site.origin, site.config.country)} />
    </>
  )
}
