import type { Metadata } from 'next'
import { Icon } from '@/components/ui/Icon'
import { SentNote } from '@/components/forms/SentNote'
import '@/styles/stock.css'
import { sentLead } from '@/features/leads/sentLead'
import { intentOf } from '@/features/leads/intents/intents.rules'
import { requireSite } from '@/app/(site)/sites/[host]/_lib/site'
import { t } from '@/lib/words'

interface Props {
  params: Promise<{ host: string }>
  searchParams: Promise<{ ref?: string | string[] }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const site = await requireSite(params)
  return { title: t('Your message | {name}', { name: site.tenant.name }), robots: { index: false } }
}

const REFERENCE = /^[\w-]{1,64}$/

function NothingSent() {
  return (
    <>
      <h1>{t('We have no message from you here.')}</h1>
      <p>{t('If you meant to write to us, the form is one press away.')}</p>
    </>
  )
}

/** What was sent and what happens next. If the reference is not a lead of this dealer, the page says so. */
export default async function SuccessPage({ params, searchParams }: Props) {
  const site = await requireSite(params)
  const { ref } = await searchParams
  const reference = typeof ref === 'string' && REFERENCE.test(ref) ? ref : null
  const lead = reference ? await sentLead(site, reference) : null
  const intent = lead && intentOf(lead.form)
  return (
    <main id="main">
      <div className="wrap success">
        <div className={lead ? 'done' : 'done done--none'} role={lead ? 'status' : undefined}>
          <Icon name={lead ? 'done' : 'mail'} />
          {lead && intent && reference ? (
            <SentNote
              dealer={site.tenant.name}
              lead_id={reference}
              sent={intent.sent}
              next={[t(intent.next ?? ''), site.config.forms.replyPromise].filter(Boolean).join(' ')}
              about={lead.car}
            />
          ) : (
            <NothingSent />
          )}
          <div className="row">
            <a className="btn btn--brand" href={lead ? '/search' : '/contact-us'}>
              {t(lead ? 'Back to the stock' : 'Write to us')}
            </a>
            <a className="btn btn--line" href="/locations">
              {t('See the location')}
            </a>
          </div>
        </div>
      </div>
    </main>
  )
}
