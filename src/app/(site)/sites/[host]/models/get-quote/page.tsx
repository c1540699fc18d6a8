import type { Metadata } from 'next'
import { EnquirySection } from '@/blocks/EnquirySection'
import { ListHead } from '@/app/(site)/sites/[host]/_lib/ListHead'
import { pageMetadata } from '@/app/(site)/sites/[host]/_lib/metadata'
import { renderTime, requireSite } from '@/app/(site)/sites/[host]/_lib/site'

interface Props {
  params: Promise<{ host: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pageMetadata(await requireSite(params), { title: 'Get a quote', path: '/models/get-quote' })
}

export default async function QuotePage({ params }: Props) {
  const site = await requireSite(params)
  return (
    <main id="main" className="is-contact">
      <div className="wrap list">
        <ListHead title="Get a quote" text="One figure, drive away. It stays good for seven days." />
      </div>
      <EnquirySection site={site} now={renderTime()} intent="quote" heading="Which model?" />
    </main>
  )
}
