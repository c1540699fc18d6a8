import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { RenderBlocks } from '@/blocks/RenderBlocks'
import { CarControls } from '@/components/car/CarControls'
import { Breadcrumbs } from '@/components/page/Breadcrumbs'
import { TowTool } from '@/components/towing/TowTool'
import { renderStatic } from '@/components/ui/renderStatic'
import { StaticHtml } from '@/components/ui/StaticHtml'
import type { PageBlock } from '@/core/dealer/views'
import { pagePicture } from '@/features/pages/pages.rules'
import { TOW_PATH } from '@/features/towing/towAddress.rules'
import { pageMetadata } from '@/app/(site)/sites/[host]/_lib/metadata'
import type { SearchParams } from '@/app/(site)/sites/[host]/_lib/passGate'
import { renderTime, requireSite } from '@/app/(site)/sites/[host]/_lib/site'
import { t } from '@/lib/words'
import { readOwnPage, readTowing } from './page-data'

interface Props {
  params: Promise<{ host: string }>
  searchParams: Promise<SearchParams>
}

const titleOf = (title: string | undefined): string => title || t('What can I tow?')

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const site = await requireSite(params)
  const page = await readOwnPage(site)
  return pageMetadata(site, {
    ...page?.seo,
    title: page?.seo.title || titleOf(page?.title),
    path: TOW_PATH,
    image: page && pagePicture(page),
  })
}

const textIn = (block: PageBlock | undefined, name: 'picture' | 'picture_alt'): string => {
  const value = block?.[name]
  return typeof value === 'string' ? value : ''
}

/** The tool stands after the head of the dealer's own page. Without anything to tow it is that page alone. */
export default async function TowPage({ params, searchParams }: Props) {
  const site = await requireSite(params)
  const [page, view] = await Promise.all([readOwnPage(site), readTowing(site, await searchParams)])
  if (!view && !page) notFound()
  const title = titleOf(page?.title)
  const parts = { page: { title, slug: TOW_PATH.slice(1) }, site, now: renderTime() }
  const blocks = page?.layout ?? []
  const heads = blocks.slice(0, Number(blocks[0]?.blockType === 'intro'))
  const [head] = heads
  const picture = textIn(head, 'picture')
  return (
    <main id="main" className="is-about">
      {heads.length > 0 ? (
        // The tool comes first: the picture of the head stands in it.
        <RenderBlocks blocks={heads.map((one) => (view ? { ...one, picture: null } : one))} {...parts} />
      ) : (
        <header className="wrap intro">
          <Breadcrumbs origin={site.origin} crumbs={[{ label: title }]} />
          <h1>{title}</h1>
        </header>
      )}
      <CarControls />
      {view && (
        <StaticHtml
          className="static-html"
          html={renderStatic(
            <TowTool
              view={view}
              config={site.config}
              picture={picture ? { url: picture, alt: textIn(head, 'picture_alt') } : null}
            />,
          )}
        />
      )}
      <RenderBlocks blocks={blocks.slice(heads.length)} {...parts} />
    </main>
  )
}
