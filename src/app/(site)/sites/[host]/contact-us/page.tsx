import type { Metadata } from 'next'
import { enquiryOfPage } from '@/blocks/enquiryOfPage'
import { LocationList } from '@/components/place/LocationList'
import { StaticHtml } from '@/components/ui/StaticHtml'
import { renderStatic } from '@/components/ui/renderStatic'
import { listLocations } from '@/core/place/read/locations'
import { intentOf, pageFormOf } from '@/features/leads/intents/intents.rules'
import { pageMetadata } from '@/app/(site)/sites/[host]/_lib/metadata'
import { renderTime, requireSite } from '@/app/(site)/sites/[host]/_lib/site'
import { placesByAddress } from '@/core/place/addresses'
import { primaryLocation } from '@/core/place/locationNames'
import { ContactHead } from './_components/ContactHead'
import { t } from '@/lib/words'

interface Props {
  params: Promise<{ host: string }>
  searchParams: Promise<{ form?: string | string[] }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const site = await requireSite(params)
  const primary = primaryLocation(await listLocations(site))
  return pageMetadata(site, {
    title: site.config.pages.contact.title,
    path: '/contact-us',
    image: primary?.image?.image.url,
    description: t('Phone, email, addresses and hours of {name}.', { name: site.tenant.name }),
  })
}

export default async function ContactPage({ params, searchParams }: Props) {
  const site = await requireSite(params)
  const locations = await listLocations(site)
  const now = renderTime()
  const intent = pageFormOf((await searchParams).form, site.config.features)
  const { view } = enquiryOfPage(site, locations, { intent })
  // A single location has its picture on its card below.
  const isAlone = placesByAddress(locations).length === 1
  const primary = primaryLocation(locations)
  return (
    <main id="main" className="has-chat">
      <ContactHead
        key={intent}
        site={site}
        locations={locations}
        now={now}
        heading={t(intentOf(intent).heading)}
        view={view}
        picture={isAlone ? undefined : site.config.pages.journeys.contact || primary?.image?.image.url}
        primary={primary}
      />
      <StaticHtml
        className="static-html"
        html={renderStatic(
          <LocationList
            heading={site.config.pages.locations.title}
            locations={locations}
            config={site.config}
            now={now}
          />,
        )}
      />
    </main>
  )
}
