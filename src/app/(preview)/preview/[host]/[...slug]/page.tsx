import { notFound } from 'next/navigation'
import { ContentPage } from '@/blocks/ContentPage'
import { getPage } from '@/data/pages'
import { previewSite } from '@/app/(preview)/preview/[host]/previewSite'

interface Props {
  params: Promise<{ host: string; slug: string[] }>
}

/** Shows the newest version of a page, draft or published. */
export default async function PreviewPage({ params }: Props) {
  const { host, slug } = await params
  const site = await previewSite(host)
  const page = site && (await getPage(site, slug.join('/'), true))
  if (!site || !page) notFound()
  return <ContentPage page={page} site={site} now={new Date()} />
}
