import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { readSearch } from '@/features/saved-searches/readSearch'
import { SaveSearchForm } from '@/components/search/SaveSearchForm'
import { saveSearchView } from '@/components/search/saveSearchView'
import { Breadcrumbs } from '@/components/page/Breadcrumbs'
import '@/styles/stock.css'
import { requireSite } from '@/app/(site)/sites/[host]/_lib/site'
import { t } from '@/lib/words'

interface Props {
  params: Promise<{ host: string }>
  searchParams: Promise<{ search?: string | string[] }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const site = await requireSite(params)
  return { title: t('Save this search | {name}', { name: site.tenant.name }), robots: { index: false } }
}

/** The form on its own page, for browsers without JavaScript. `?search=` holds the list's address. */
export default async function NewSavedSearchPage({ params, searchParams }: Props) {
  const site = await requireSite(params)
  const { search } = await searchParams
  const state = await readSearch(site, typeof search === 'string' ? search : '')
  const view = state && saveSearchView(site, state)
  if (!view) notFound()
  return (
    <main id="main">
      <div className="wrap savepage">
        <Breadcrumbs crumbs={[{ label: t('Search'), href: view.search }, { label: t('Save this search') }]} />
        <h1>{t('Save this search')}</h1>
        <p className="savepage__what">
          <b>{view.words}</b>
          {t('. We email you when a new one arrives or a price drops.')}
        </p>
        <SaveSearchForm view={view} />
      </div>
    </main>
  )
}
