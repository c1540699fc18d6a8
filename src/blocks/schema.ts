import { z } from 'zod'
import { bodyTilesSchema } from './BodyTiles/schema'
import { callToActionSchema } from './CallToAction/schema'
import { enquiryFormSchema } from './EnquiryForm/schema'
import { faqSchema } from './Faq/schema'
import { finderSchema } from './Finder/schema'
import { heroSchema } from './Hero/schema'
import { imageTextSchema } from './ImageText/schema'
import { leadSchema } from './Lead/schema'
import { linkBannerSchema } from './LinkBanner/schema'
import { locationsSchema } from './Locations/schema'
import { makeTilesSchema } from './MakeTiles/schema'
import { offersRailSchema } from './OffersRail/schema'
import { paymentStripSchema } from './PaymentStrip/schema'
import { postsRailSchema } from './PostsRail/schema'
import { reasonsSchema } from './Reasons/schema'
import { reviewsSchema } from './Reviews/schema'
import { richTextSchema } from './RichText/schema'
import { sellBannerSchema } from './SellBanner/schema'
import { stockRailSchema } from './StockRail/schema'
import { teamSchema } from './Team/schema'

export const blockSchema = z.discriminatedUnion('blockType', [
  heroSchema,
  finderSchema,
  bodyTilesSchema,
  makeTilesSchema,
  stockRailSchema,
  reasonsSchema,
  offersRailSchema,
  sellBannerSchema,
  locationsSchema,
  reviewsSchema,
  richTextSchema,
  faqSchema,
  teamSchema,
  imageTextSchema,
  callToActionSchema,
  postsRailSchema,
  leadSchema,
  linkBannerSchema,
  paymentStripSchema,
  enquiryFormSchema,
])

export type PageBlockValues = z.output<typeof blockSchema>
