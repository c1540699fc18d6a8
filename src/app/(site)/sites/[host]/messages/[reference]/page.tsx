import type { Metadata } from 'next'
import { KEYED_PAGE } from '@/app/(site)/sites/[host]/_lib/metadata'
import { Breadcrumbs } from '@/components/page/Breadcrumbs'
import { Icon } from '@/components/ui/Icon'
import { renderStatic } from '@/components/ui/renderStatic'
import { StaticHtml } from '@/components/ui/StaticHtml'
import { requireSite } from '@/app/(site)/sites/[host]/_lib/site'
import { SaidList } from '@/app/(site)/sites/[host]/messages/_components/SaidList'
import { WriteForm } from '@/app/(site)/sites/[host]/messages/_components/WriteForm'
import { readThread, type ThreadView } from '@/app/(site)/sites/[host]/messages/page-data'
import '@/styles/stock.css'
import '@/styles/journey.css'
import { t } from '@/lib/words'

interface Props {
  params: Promise<{ host: string; reference: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const site = await requireSite(params)
  return {
    title: t('Your conversation | {name}', { name: site.tenant.name }),
    ...KEYED_PAGE,
  }
}

function Unknown() {
  return (
    <div className="empty">
      <h1>{t('This conversation is not here.')}</h1>
      <p>{t('It was deleted, or the link is not whole: open it from our last email once more.')}</p>
      <div className="row">
        <a className="btn btn--brand" href="/contact-us">
          {t('Write to us')}
        </a>
      </div>
    </div>
  )
}

function Head({ view: { site, thread, about } }: { view: ThreadView }) {
  return (
    <header className="thread__head">
      <h1>{t('You and {dealer}', { dealer: site.tenant.name })}</h1>
      <p>
        {about && (about.href ? <a href={about.href}>{about.name}</a> : about.name)}{' '}
        <span className="fineprint">{t('Reference {lead_id}', { lead_id: thread.lead_id })}</span>
      </p>
    </header>
  )
}

const refusedOf = (refused: unknown): number => (/^\d$/.test(String(refused)) ? Number(refused) : 0)

function Sent({ sent, refused }: { sent: boolean; refused: number }) {
  if (refused)
    return (
      <div className="summary" role="alert" id="latest">
        <b>
          <Icon name="alert" />
          {t(refused === 1 ? '{count} file was not taken' : '{count} files were not taken', {
            count: refused,
          })}
        </b>
        <p>{t('The rest was sent. Photos are JPEG, PNG or WebP, up to eight in a message.')}</p>
      </div>
    )
  return (
    <div role="status" id="latest">
      {sent && (
        <p className="note">
          <Icon name="done" />
          <span>{t('Sent. You get an email when we answer.')}</span>
        </p>
      )}
    </div>
  )
}

/** Rendered for one shopper and never cached; all of it works without scripts. */
export default async function ThreadPage({ params, searchParams }: Props) {
  const { host, reference } = await params
  const { key, sent, refused } = await searchParams
  const view = await readThread(host, reference, typeof key === 'string' ? key : '')
  return (
    <main id="main">
      <div className="wrap thread">
        <Breadcrumbs crumbs={[{ label: t('Your conversation') }]} />
        {view ? (
          <>
            <Head view={view} />
            <StaticHtml className="static-html" html={renderStatic(<SaidList view={view} />)} />
            <Sent sent={sent !== undefined} refused={refusedOf(refused)} />
            <WriteForm view={view} />
          </>
        ) : (
          <Unknown />
        )}
      </div>
    </main>
  )
}
