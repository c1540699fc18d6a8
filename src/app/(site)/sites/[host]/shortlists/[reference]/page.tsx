import type { Metadata } from 'next'
import { KEYED_PAGE } from '@/app/(site)/sites/[host]/_lib/metadata'
import { Breadcrumbs } from '@/components/page/Breadcrumbs'
import { StaticHtml } from '@/components/ui/StaticHtml'
import { renderStatic } from '@/components/ui/renderStatic'
import { Icon } from '@/components/ui/Icon'
import { requireSite } from '@/app/(site)/sites/[host]/_lib/site'
import { Answering } from '@/app/(site)/sites/[host]/shortlists/_components/Answering'
import { Sharing } from '@/app/(site)/sites/[host]/shortlists/_components/Sharing'
import { readShortlist } from '@/app/(site)/sites/[host]/shortlists/page-data'
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
    title: t('A shortlist for two | {name}', { name: site.tenant.name }),
    ...KEYED_PAGE,
  }
}

function Unknown() {
  return (
    <div className="empty">
      <h1>{t('This shortlist is not here.')}</h1>
      <p>
        {t(
          'It was deleted, nobody answered it for three months, or the link is not whole: copy all of it from the message.',
        )}
      </p>
      <div className="row">
        <a className="btn btn--brand" href="/garage">
          {t('My garage')}
        </a>
      </div>
    </div>
  )
}

/** Rendered for one of two people and never cached; all of it works without scripts. */
export default async function ShortlistPage({ params, searchParams }: Props) {
  const { host, reference } = await params
  const { key, saved } = await searchParams
  const view = await readShortlist(host, reference, typeof key === 'string' ? key : '')
  return (
    <main id="main" className="is-garage">
      <div className="wrap shortlist">
        <Breadcrumbs crumbs={[{ label: t('My garage'), href: '/garage' }, { label: t('Shortlist') }]} />
        {view ? (
          <>
            <header className="shortlist__head">
              <h1>{t('A shortlist for two')}</h1>
              <p>{t('Say yes, maybe or no, each of you for yourself. One no is enough to drop it.')}</p>
            </header>
            <div role="status">
              {saved !== undefined && (
                <p className="note">
                  <Icon name="done" />
                  <span>{t('Saved. The other of you sees it with their next look.')}</span>
                </p>
              )}
            </div>
            <Sharing view={view} />
            <StaticHtml className="static-html" html={renderStatic(<Answering view={view} />)} />
          </>
        ) : (
          <Unknown />
        )}
      </div>
    </main>
  )
}
