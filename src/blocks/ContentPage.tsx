import { CarControls } from '@/components/car/CarControls'
import { Recent } from '@/components/garage/recent/Recent'
import { Breadcrumbs } from '@/components/page/Breadcrumbs'
import type { PageView, Site } from '@/core/dealer/views'
import { RenderBlocks } from './RenderBlocks'

interface Props {
  page: Pick<PageView, 'slug' | 'title' | 'layout'>
  site: Site
  now: Date
}

/** Blocks that contain the page's main heading. */
const HEADS = ['hero', 'intro', 'workshop']
/** Bands at the end of a page, below which the footer's own about selling would be the second. */
const CLOSINGS = ['sellBanner', 'callToAction']

/** A page of blocks, draft or published. It shows the title first when no block has the main heading. */
export function ContentPage({ page, site, now }: Props) {
  const isHome = page.slug === 'home'
  const parts = { page, site, now }
  const isClosed = CLOSINGS.includes(page.layout.at(-1)?.blockType ?? '')
  const looks = [!isHome && 'is-about', isClosed && 'has-closing'].filter(Boolean).join(' ')
  const hasHead = page.layout.some((block) => HEADS.includes(block.blockType))
  return (
    <main id="main" className={looks || undefined}>
      {!hasHead && (
        <header className="wrap intro">
          <Breadcrumbs origin={site.origin} crumbs={[{ label: page.title }]} />
          <h1>{page.title}</h1>
        </header>
      )}
      {page.layout.some((block) => block.blockType === 'stockRail') && <CarControls />}
      <RenderBlocks blocks={page.layout.slice(0, 1)} {...parts} />
      {isHome && <Recent />}
      <RenderBlocks blocks={page.layout.slice(1)} {...parts} />
    </main>
  )
}
