import type { Metadata } from 'next'
import { Icon } from '@/components/ui/Icon'
import { SentNote } from '@/components/forms/SentNote'
import '@/components/search/stock.css'
import { requireSite } from '@/app/(site)/sites/[host]/_lib/site'

interface Props {
  params: Promise<{ host: string }>
  searchParams: Promise<{ ref?: string | string[] }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const site = await requireSite(params)
  return { title: `Thank you | ${site.tenant.name}`, robots: { index: false } }
}

const REFERENCE = /^[\w-]{1,64}$/

/**
 * Shown after a lead was sent. Its details come from the browser that sent it, so a shared link shows none.
 */
export default async function SuccessPage({ params, searchParams }: Props) {
  const site = await requireSite(params)
  const { ref } = await searchParams
  const reference = typeof ref === 'string' && REFERENCE.test(ref) ? ref : null
  return (
    <main id="main">
      <div className="wrap success">
        <div className="done" role="status">
          <Icon name="done" />
          <SentNote
            dealer={site.tenant.name}
            promise={site.config.forms.replyPromise}
            reference={reference}
          />
          <div className="row">
            <a className="btn btn--brand" href="/search">
              Back to the stock
            </a>
            <a className="btn btn--line" href="/locations">
              Find the location
            </a>
          </div>
        </div>
      </div>
    </main>
  )
}
