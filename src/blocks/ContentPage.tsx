import { CarControls } from '@/components/car/CarControls'
import { Breadcrumbs } from '@/components/site/Breadcrumbs'
import type { PageView, Site } from '@/domain/views'
import { RenderBlocks } from './RenderBlocks'

interface Props {
  page: Pick<PageView, 'slug' | 'title' | 'layout'>
  site: Site
  now: Date
}

/** Blocks that bring the page's main heading themselves. */
const HEADS = ['hero', 'lead']

/** A page of blocks, published or draft; without a head block of its own it begins with its title. */
export function ContentPage({ page, site, now }: Props) {
  const hasHead = page.layout.some((block) => HEADS.includes(block.blockType))
  return (
    <main id="main" className={page.slug === 'home' ? 'is-home' : 'is-about'}>
      {!hasHead && (
        <header className="wrap lead">
          <Breadcrumbs crumbs={[{ label: page.title }]} />
          <h1>{page.title}</h1>
        </header>
      )}
      {page.layout.some((block) => block.blockType === 'stockRail') && <CarControls />}
      <RenderBlocks blocks={page.layout} site={site} now={now} title={page.title} />
    </main>
  )
}
