import type { ReactNode } from 'react'
import { type Part, StaticHtmlRuns } from '@/components/ui/StaticHtmlRuns'
import type { PageBlock, Site } from '@/domain/views'
import { BodyTilesBlock } from './BodyTiles/Component'
import { CallToActionBlock } from './CallToAction/Component'
import { EnquiryFormBlock } from './EnquiryForm/Component'
import { FaqBlock } from './Faq/Component'
import { FinderBlock } from './Finder/Component'
import { HeroBlock } from './Hero/Component'
import { ImageTextBlock } from './ImageText/Component'
import { LeadBlock } from './Lead/Component'
import { LinkBannerBlock } from './LinkBanner/Component'
import { LocationsBlock } from './Locations/Component'
import { MakeTilesBlock } from './MakeTiles/Component'
import { OffersRailBlock } from './OffersRail/Component'
import { PaymentStripBlock } from './PaymentStrip/Component'
import { PostsRailBlock } from './PostsRail/Component'
import { ReasonsBlock } from './Reasons/Component'
import { ReviewsBlock } from './Reviews/Component'
import { RichTextBlock } from './RichText/Component'
import { blockSchema, type PageBlockValues } from './schema'
import { SellBannerBlock } from './SellBanner/Component'
import { StockRailBlock } from './StockRail/Component'
import { TeamBlock } from './Team/Component'

interface Props {
  blocks: readonly PageBlock[]
  site: Site
  now: Date
  /** The page's title, for the head block's crumbs. */
  title: string
}

function renderBlock(
  block: PageBlockValues,
  site: Site,
  now: Date,
  title: string,
): ReactNode | Promise<ReactNode> {
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
    case 'lead':
      return LeadBlock({ block, site, now, title })
    case 'linkBanner':
      return LinkBannerBlock({ block, site, now })
    case 'paymentStrip':
      return PaymentStripBlock({ block, site, now })
    case 'enquiryForm':
      return EnquiryFormBlock({ block, site, now })
    default:
      return block satisfies never
  }
}

/** Those with a form of React's. */
const isLive = (block: PageBlockValues): boolean =>
  block.blockType === 'enquiryForm' ||
  block.blockType === 'finder' ||
  (block.blockType === 'hero' && block.finder)

/** A page's blocks in order. One that cannot be read is left out: an old or broken block never breaks its page. */
export async function RenderBlocks({ blocks, site, now, title }: Props) {
  const parts = await Promise.all(
    blocks.map(async (stored, index): Promise<Part | null> => {
      const parsed = blockSchema.safeParse(stored)
      if (!parsed.success) return null
      return {
        key: String(stored.id ?? index),
        isLive: isLive(parsed.data),
        markup: await renderBlock(parsed.data, site, now, title),
      }
    }),
  )
  return <StaticHtmlRuns parts={parts.filter((part) => part !== null)} />
}
