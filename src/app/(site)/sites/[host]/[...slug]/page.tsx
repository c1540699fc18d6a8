import type { Metadata } from 'next'
import { ContentPage } from '@/blocks/ContentPage'
import { findRedirect } from '@/features/redirects/findRedirect'
import { plainLegalPage } from '@/core/dealer/config/plainLegalPages'
import { pagePicture } from '@/features/pages/pages.rules'
import { gateBefore } from '@/core/dealer/links/gates'
import { leadOn } from '@/app/(site)/sites/[host]/_lib/leadOn'
import { pageMetadata } from '@/app/(site)/sites/[host]/_lib/metadata'
import { AccessoriesPage, accessoriesMetadata } from '@/app/(site)/sites/[host]/_lib/model/AccessoriesPage'
import { ModelPage, modelMetadata } from '@/app/(site)/sites/[host]/_lib/model/ModelPage'
import { resolvePath } from '@/app/(site)/sites/[host]/_lib/resolvePath'
import { passGate, queryOf, type SearchParams } from '@/app/(site)/sites/[host]/_lib/passGate'
import { renderTime, requireSite } from '@/app/(site)/sites/[host]/_lib/site'
import { decoded } from '@/lib/text'

interface Props {
  params: Promise<{ host: string; slug: string[] }>
  searchParams: Promise<SearchParams>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const site = await requireSite(params)
  const segments = (await params).slug
  const found = await resolvePath(site, segments)
  if (found?.kind === 'model') return modelMetadata(site, found.model)
  if (found?.kind === 'accessories') return accessoriesMetadata(site, found.model)
  const page = found?.kind === 'page' ? found.page : plainLegalPage(site, segments.join('/'))
  if (!page) return {}
  const { slug, title, seo } = page
  return pageMetadata(site, {
    ...seo,
    title: seo.title || title,
    path: `/${slug}`,
    image: pagePicture(page),
  })
}

/** All other addresses: an editor's page, a model, or a redirect from an old address; else 404. */
export default async function Page({ params, searchParams }: Props) {
  const site = await requireSite(params)
  const { slug } = await params
  const path = `/${slug.map(decoded).join('/')}`
  const found = await resolvePath(site, slug)
  // An address that redirects has a gate too: `/apply-for-finance` belongs to finance.
  if (found || gateBefore(path, site.config)) await passGate(site, path, await searchParams)
  if (found?.kind === 'page') return <ContentPage page={found.page} site={site} now={renderTime()} />
  if (found?.kind === 'model') return <ModelPage site={site} model={found.model} />
  if (found?.kind === 'accessories') return <AccessoriesPage site={site} model={found.model} />
  const plain = plainLegalPage(site, slug.join('/'))
  if (plain && !(await findRedirect(site, path)))
    return <ContentPage page={plain} site={site} now={renderTime()} />
  return leadOn(site, path, queryOf(await searchParams))
}
