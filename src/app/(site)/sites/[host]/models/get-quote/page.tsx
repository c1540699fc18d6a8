import type { Metadata } from 'next'
import { EnquirySection } from '@/blocks/EnquirySection'
import { ListHead } from '@/app/(site)/sites/[host]/_lib/ListHead'
import { pageMetadata } from '@/app/(site)/sites/[host]/_lib/metadata'
import { renderTime, requireSite } from '@/app/(site)/sites/[host]/_lib/site'
import { t } from '@/lib/words'
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
  return (
    <main id="main" className="is-contact">
      <div className="wrap list">
        <ListHead origin={site.origin} {...site.config.pages.quote} />
      </div>
      <EnquirySection
        site={site}
        now={renderTime()}
        intent="quote"
        heading={t('Which model?')}
        suggestions={{ 'Vehicle Model': models.map(({ name }) => name) }}
      />
    </main>
  )
}
