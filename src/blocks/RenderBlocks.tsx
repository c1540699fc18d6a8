import { unstable_rethrow } from 'next/navigation'
import type { ReactNode } from 'react'
import { drawnOnce } from '@/components/ui/drawnOnce'
import { renderStatic } from '@/components/ui/renderStatic'
import { type Part, StaticHtmlRuns } from '@/components/ui/StaticHtmlRuns'
import type { PageView, Site } from '@/core/dealer/views'
import { memoizeByObject } from '@/lib/memoize'
import { noteLeftOut } from '@/lib/soundParts'
import { MINUTE_MS } from '@/lib/time'
import { countsText, stockFacets } from '@/search/cars/stock'
import { BodyTilesBlock } from './BodyTiles/Component'
import { CallToActionBlock } from './CallToAction/Component'
import { EnquiryFormBlock } from './EnquiryForm/Component'
import { FaqBlock } from './Faq/Component'
import { FinderBlock } from './Finder/Component'
import { HeroBlock } from './Hero/Component'
import { ImageTextBlock } from './ImageText/Component'
import { IntroBlock } from './Intro/Component'
import { LinkBannerBlock } from './LinkBanner/Component'
import { LocationsBlock } from './Locations/Component'
import { MakeTilesBlock } from './MakeTiles/Component'
import { OffersRailBlock } from './OffersRail/Component'
import { PaymentStripBlock } from './PaymentStrip/Component'
import { PostsRailBlock } from './PostsRail/Component'
import { PromoSliderBlock } from './PromoSlider/Component'
import { ReasonsBlock } from './Reasons/Component'
import { ReviewsBlock } from './Reviews/Component'
import { RichTextBlock } from './RichText/Component'
import { DRAWING } from './drawing'
import { type PageBlock, readBlock } from './readBlock'
import { SellBannerBlock } from './SellBanner/Component'
import { StockRailBlock } from './StockRail/Component'
import { TeamBlock } from './Team/Component'
import { WorkshopBlock } from './Workshop/Component'

interface Props {
  /** The title is for the head block's breadcrumbs, the slug for the log. */
  page: Pick<PageView, 'slug' | 'title'>
  blocks: PageView['layout']
  site: Site
  now: Date
}

function renderBlock(block: PageBlock, site: Site, now: Date, title: string): ReactNode | Promise<ReactNode> {
  switch (block.blockType) {
    case 'hero':
      return HeroBlock({ block, site, now })
    case 'finder':
      return FinderBlock({ block, site, now })
    case 'bodyTiles':
      return BodyTilesBlock({ block, site, now })
    case 'makeTiles':
      return MakeTilesBlock({ block, site, now })
    case 'stockRail':
      return StockRailBlock({ block, site, now })
    case 'reasons':
      return ReasonsBlock({ block, site, now })
    case 'offersRail':
      return OffersRailBlock({ block, site, now })
    case 'promoSlider':
      return PromoSliderBlock({ block, site, now })
    case 'sellBanner':
      return SellBannerBlock({ block, site, now })
    case 'locations':
      return LocationsBlock({ block, site, now })
    case 'reviews':
      return ReviewsBlock({ block, site, now })
    case 'richText':
      return RichTextBlock({ block, site, now })
    case 'faq':
      return FaqBlock({ block, site, now })
    case 'team':
      return TeamBlock({ block, site, now })
    case 'imageText':
      return ImageTextBlock({ block, site, now })
    case 'callToAction':
      return CallToActionBlock({ block, site, now })
    case 'postsRail':
      return PostsRailBlock({ block, site, now })
    case 'intro':
      return IntroBlock({ block, site, now, title })
    case 'linkBanner':
      return LinkBannerBlock({ block, site, now })
    case 'paymentStrip':
      return PaymentStripBlock({ block, site, now })
    case 'enquiryForm':
      return EnquiryFormBlock({ block, site, now })
    case 'workshop':
      return WorkshopBlock({ block, site, now, title })
    default:
      return block satisfies never
  }
}

const readingOf = memoizeByObject(readBlock)
const drawn = drawnOnce<string>()

/** A still block as HTML, the same for all until the page, the dealer's settings, the counts or the minute change. */
async function stillHtml(
  stored: PageView['layout'][number],
  { blockType }: PageBlock,
  site: Site,
  now: Date,
  draw: () => Promise<string>,
): Promise<string> {
  if (DRAWING[blockType] === 'each') return draw()
  const stock = await stockFacets(site)
  const from = [site, Math.floor(now.getTime() / MINUTE_MS), countsText(stock)]
  const found = drawn.find(stored, from)
  if (found !== undefined) return found
  const html = await draw()
  // Emptied meanwhile: it may show either.
  return (await stockFacets(site)) === stock ? drawn.keep(stored, from, html) : html
}

/** Renders a page's blocks in order. A block that cannot be read is logged and left out. */
export async function RenderBlocks({ page, blocks, site, now }: Props) {
  const leaveOut = ({ blockType, id }: (typeof blocks)[number], fault: string) =>
    noteLeftOut({
      of: `block ${blockType}`,
      id: String(id ?? ''),
      tenant: site.tenant.id,
      faults: [`${page.slug}: ${fault}`],
    })
  const parts = await Promise.all(
    blocks.map(async (stored, index): Promise<Part | null> => {
      const reading = readingOf(stored)
      if ('fault' in reading) {
        leaveOut(stored, reading.fault)
        return null
      }
      const { block } = reading
      const key = String(stored.id ?? index)
      const markup = async () => renderBlock(block, site, now, page.title)
      try {
        if (DRAWING[block.blockType] === 'live') return { key, isLive: true, markup: await markup() }
        const draw = async () => renderStatic(await markup())
        return { key, isLive: false, html: await stillHtml(stored, block, site, now, draw) }
      } catch (error) {
        // Next ends a render by an error of its own, for a page that is not found.
        unstable_rethrow(error)
        leaveOut(stored, String(error))
        return null
      }
    }),
  )
  return <StaticHtmlRuns parts={parts.filter((part) => part !== null)} />
}
