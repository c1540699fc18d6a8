import type { Metadata } from 'next'
import { EnquirySection } from '@/blocks/EnquirySection'
import { Breadcrumbs } from '@/components/page/Breadcrumbs'
import { pageMetadata } from '@/app/(site)/sites/[host]/_lib/metadata'
import { renderTime, requireSite } from '@/app/(site)/sites/[host]/_lib/site'
import { listModels } from '@/core/car/read/models'

interface Props {
  params: Promise<{ host: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const site = await requireSite(params)
  const { title, text } = site.config.pages.quote
  return pageMetadata(site, { title, description: text, path: '/models/get-quote' })
}

export default async function QuotePage({ params }: Props) {
  const site = await requireSite(params)
  const models = (await listModels(site)).filter(({ status }) => status !== 'discontinued')
  const { title, text } = site.config.pages.quote
  return (
    <main id="main" className="is-contact">
      <div className="wrap list">
        <Breadcrumbs origin={site.origin} crumbs={[{ label: title }]} />
      </div>
      <EnquirySection
        site={site}
        now={renderTime()}
        intent="quote"
        heading={title}
        text={text}
        leads
        suggestions={{ 'Vehicle Model': models.map(({ name }) => name) }}
      />
    </main>
  )
}
