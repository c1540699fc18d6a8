import type { Metadata } from 'next'
import { Icon } from '@/components/ui/Icon'
import { SentNote } from '@/components/forms/SentNote'
import { AskFor } from '@/components/pages/AskFor'
import '@/styles/stock.css'
import { primaryLocation } from '@/core/place/locationNames'
import { listLocations } from '@/core/place/read/locations'
import { sentLead, type SentLead } from '@/features/leads/sentLead'
import { listTeam } from '@/features/pages/readPages'
import { intentOf } from '@/features/leads/intents/intents.rules'
import { requireSite } from '@/app/(site)/sites/[host]/_lib/site'
import type { Site } from '@/core/dealer/views'
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

/** Of the place that the message went to, else of the dealer's main one. */
async function Person({ site, lead }: { site: Site; lead: SentLead }) {
  const [team, locations] = await Promise.all([listTeam(site), listLocations(site)])
  const place = locations.find(({ id }) => id === lead.location_id) ?? primaryLocation(locations)
  return <AskFor team={team} at={place?.slug} />
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
          {lead && <Person site={site} lead={lead} />}
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
