import type { Metadata } from 'next'
import { EnquirySection } from '@/blocks/EnquirySection'
import { LocationList } from '@/components/location/LocationList'
import { StaticHtml } from '@/components/ui/StaticHtml'
import { renderStatic } from '@/components/ui/renderStatic'
import { listLocations } from '@/data/locations'
import { intentOf, pageFormOf } from '@/domain/leads/intents/intents'
import { ListHead } from '@/app/(site)/sites/[host]/_lib/ListHead'
import { pageMetadata } from '@/app/(site)/sites/[host]/_lib/metadata'
import { renderTime, requireSite } from '@/app/(site)/sites/[host]/_lib/site'
import { t } from '@/lib/words'

interface Props {
  params: Promise<{ host: string }>
  searchParams: Promise<{ form?: string | string[] }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const site = await requireSite(params)
  return pageMetadata(site, {
    title: t('Contact us'),
    path: '/contact-us',
    description: t('Phone, email, addresses and hours of {name}.', { name: site.tenant.name }),
  })
}

export default async function ContactPage({ params, searchParams }: Props) {
  const site = await requireSite(params)
  const locations = await listLocations(site)
  const now = renderTime()
  const intent = pageFormOf((await searchParams).form, site.config.features)
  return (
    <main id="main" className="is-contact">
      <div className="wrap list">
        <ListHead title={t('Contact us')} />
      </div>
      <EnquirySection
        key={intent}
        site={site}
        now={now}
        intent={intent}
        heading={t(intentOf(intent).heading)}
      />
      <StaticHtml
        className="static-html"
        html={renderStatic(
          <LocationList heading={t('Our Locations')} locations={locations} config={site.config} now={now} />,
        )}
      />
    </main>
  )
}
