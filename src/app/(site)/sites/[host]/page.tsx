import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ContentPage } from '@/blocks/ContentPage'
import { getPage } from '@/features/pages/readPages'
import { pageMetadata } from './_lib/metadata'
import { renderTime, requireSite } from './_lib/site'

interface Props {
  params: Promise<{ host: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const site = await requireSite(params)
  const page = await getPage(site, 'home')
  const title = page?.seo.title || site.tenant.name
  return pageMetadata(site, {
    title,
    description: page?.seo.description,
    path: '/',
  })
}

/** The front page is the page with the slug `home`. */
export default async function HomePage({ params }: Props) {
  const site = await requireSite(params)
  const page = await getPage(site, 'home')
  return page ? <ContentPage page={page} site={site} now={renderTime()} /> : notFound()
}
