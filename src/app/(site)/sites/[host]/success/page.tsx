import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { DonePanel } from '@/components/forms/DonePanel'
import { NextSteps } from '@/components/forms/NextSteps'
import { SentNote } from '@/components/forms/SentNote'
import { TalkLink } from '@/components/forms/TalkLink'
import { AskFor } from '@/components/pages/AskFor'
import { getCar } from '@/core/car/read/cars'
import type { Site } from '@/core/dealer/views'
import { primaryLocation } from '@/core/place/locationNames'
import { listLocations } from '@/core/place/read/locations'
import { listTeam } from '@/features/pages/readPages'
import '@/styles/stock.css'
import '@/styles/journey.css'
import { similarCars } from '@/search/cars/similar'
import { type SentAnswer, sentLead, type SentLead } from '@/features/leads/sentLead'
import { openThread } from '@/features/leads/thread'
import { keyInBrowser } from '@/features/leads/threadLinks'
import { intentOf } from '@/features/leads/intents/intents.rules'
import { NearCars } from '@/app/(site)/sites/[host]/cars/[slug]/_components/standing/NearCars'
import { renderTime, requireSite } from '@/app/(site)/sites/[host]/_lib/site'
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

const stepsOf = ({ came, due, place, address, open }: SentAnswer): [when: string, what: string][] => [
  [came, t('It reached {place}.', { place })],
  [t('By {momentText}', { momentText: due }), t('You have an answer, by email or phone.')],
  [open, t('Or come in: {address}.', { address })],
]

/** Without its key: the cookie has it. Null in every browser but the one that sent it, or opened the mail's link. */
async function talkOf(site: Site, reference: string): Promise<string | null> {
  const key = keyInBrowser((await headers()).get('cookie'), reference)
  return (await openThread(site, reference, key)) && `/messages/${reference}`
}

/** What was sent, who answers it by when, and what to look at meanwhile. If the reference is not a lead of this dealer, the page says so. */
export default async function SuccessPage({ params, searchParams }: Props) {
  const site = await requireSite(params)
  const { ref } = await searchParams
  const reference = typeof ref === 'string' && REFERENCE.test(ref) ? ref : null
  const lead = reference ? await sentLead(site, reference, renderTime()) : null
  const intent = lead && intentOf(lead.form)
  const car = lead?.car ? await getCar(site, lead.car.href.replace('/cars/', '')) : null
  const near = car ? (await similarCars(site, car)).free : []
  return (
    <main id="main">
      <div className="wrap success">
        <DonePanel icon={lead ? 'done' : 'mail'} car={car}>
          {lead && intent && reference ? (
            <SentNote
              dealer={site.tenant.name}
              lead_id={reference}
              sent={intent.sent}
              next={[lead.gone || t(intent.next ?? ''), !lead.answer && site.config.forms.replyPromise]
                .filter(Boolean)
                .join(' ')}
              by={lead.answer && t('{place} answers by {due}.', { ...lead.answer })}
              about={lead.car}
            />
          ) : (
            <NothingSent />
          )}
          <div className="row">
            <a className="btn btn--brand" href={lead ? '/search' : '/contact-us'}>
              {t(lead ? 'Back to the stock' : 'Write to us')}
            </a>
            <TalkLink again href={lead && reference && (await talkOf(site, reference))} />
            <a className="btn btn--line" href="/locations">
              {t('See the location')}
            </a>
          </div>
        </DonePanel>
        <div className="success__more">
          {lead?.answer && (
            <section>
              <h2>{t('What happens now')}</h2>
              <NextSteps steps={stepsOf(lead.answer)} />
            </section>
          )}
          {lead && <Person site={site} lead={lead} />}
          <NearCars cars={near} config={site.config} />
        </div>
      </div>
    </main>
  )
}
