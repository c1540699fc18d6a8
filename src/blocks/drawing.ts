import type { PageBlock } from './readBlock'

/**
 * How a block becomes HTML. `live`: by React in the browser too, since it has, or may have, a form. `each`: for each page, since it shows
 * cars or free times. `once`: for all pages, until its settings, the counts of the stock or the minute change; it reads nothing
 * else that changes without the dealer's site being emptied.
 */
export const DRAWING: Record<PageBlock['blockType'], 'live' | 'each' | 'once'> = {
  hero: 'live',
  finder: 'live',
  enquiryForm: 'live',
  stockRail: 'each',
  workshop: 'each',
  bodyTiles: 'once',
  makeTiles: 'once',
  reasons: 'once',
  offersRail: 'once',
  promoSlider: 'once',
  sellBanner: 'once',
  locations: 'once',
  reviews: 'once',
  richText: 'once',
  faq: 'once',
  team: 'once',
  imageText: 'once',
  callToAction: 'once',
  postsRail: 'once',
  intro: 'once',
  linkBanner: 'once',
  paymentStrip: 'once',
}
