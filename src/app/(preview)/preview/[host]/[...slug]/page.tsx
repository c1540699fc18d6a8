import { notFound } from 'next/navigation'
import { previewSite } from '@/app/(preview)/preview/[host]/previewSite'
import { DraftOffer, DraftPage, DraftPost } from './_components/Draft'

interface Props {
  params: Promise<{ host: string; slug: string[] }>
}

/** Shows the newest version of a page, an offer or a post at its address on the site, draft or published. */
export default async function PreviewPage({ params }: Props) {
  const { host, slug } = await params
  const site = await previewSite(host)
  if (!site) notFound()
  const [folder, name, ...more] = slug
  const single = more.length === 0 && name ? name : null
  if (folder === 'offers' && single) return <DraftOffer site={site} slug={single} />
  if (folder === 'blog' && single) return <DraftPost site={site} slug={single} />
  return <DraftPage site={site} slug={slug.join('/')} />
}
