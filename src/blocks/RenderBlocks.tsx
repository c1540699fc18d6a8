import { Fragment } from 'react'
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

function renderBlock(block: PageBlockValues, site: Site, now: Date, title: string) {
  switch (block.blockType) {
    case 'hero':
      return <HeroBlock block={block} site={site} now={now} />
    case 'finder':
      return <FinderBlock block={block} site={site} now={now} />
    case 'bodyTiles':
      return <BodyTilesBlock block={block} site={site} now={now} />
    case 'makeTiles':
      return <MakeTilesBlock block={block} site={site} now={now} />
    case 'stockRail':
      return <StockRailBlock block={block} site={site} now={now} />
    case 'reasons':
      return <ReasonsBlock block={block} site={site} now={now} />
    case 'offersRail':
      return <OffersRailBlock block={block} site={site} now={now} />
    case 'sellBanner':
      return <SellBannerBlock block={block} site={site} now={now} />
    case 'locations':
      return <LocationsBlock block={block} site={site} now={now} />
    case 'reviews':
      return <ReviewsBlock block={block} site={site} now={now} />
    case 'richText':
      return <RichTextBlock block={block} site={site} now={now} />
    case 'faq':
      return <FaqBlock block={block} site={site} now={now} />
    case 'team':
      return <TeamBlock block={block} site={site} now={now} />
    case 'imageText':
      return <ImageTextBlock block={block} site={site} now={now} />
    case 'callToAction':
      return <CallToActionBlock block={block} site={site} now={now} />
    case 'postsRail':
      return <PostsRailBlock block={block} site={site} now={now} />
    case 'lead':
      return <LeadBlock block={block} site={site} now={now} title={title} />
    case 'linkBanner':
      return <LinkBannerBlock block={block} site={site} now={now} />
    case 'paymentStrip':
      return <PaymentStripBlock block={block} site={site} now={now} />
    case 'enquiryForm':
      return <EnquiryFormBlock block={block} site={site} now={now} />
    default:
      return block satisfies never
  }
}

/** A page's blocks in order. One that cannot be read is left out: an old or broken block never breaks its page. */
export function RenderBlocks({ blocks, site, now, title }: Props) {
  return blocks.map((stored, index) => {
    const parsed = blockSchema.safeParse(stored)
    return (
      parsed.success && (
        <Fragment key={stored.id ?? index}>{renderBlock(parsed.data, site, now, title)}</Fragment>
      )
    )
  })
}
