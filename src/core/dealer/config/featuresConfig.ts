import { z } from 'zod'

/** A feature that is off has no buttons, pages or calls. */
export const featuresSchema = z.object({
  garage: z.boolean().default(true),
  finance: z.boolean().default(false),
  tags: z.boolean().default(true),
  fuelTag: z.boolean().default(false),
  dealershipName: z.boolean().default(false),
  callPanel: z.boolean().default(true),
  revealPhone: z.boolean().default(false),
  subscriptions: z.boolean().default(false),
  certified: z.boolean().default(false),
  compareUsedOnly: z.boolean().default(false),
  reviews: z.boolean().default(true),
  tradeIn: z.boolean().default(true),
  testDrive: z.boolean().default(true),
  serviceBooking: z.boolean().default(true),
  makeOffer: z.boolean().default(false),
  photoRequest: z.boolean().default(true),
  accessories: z.boolean().default(false),
  belowMarket: z.boolean().default(true),
  /** Prices are rated beside those of like cars on the platform. */
  priceRating: z.boolean().default(false),
  priceHistory: z.boolean().default(true),
  /** Figures of models come from RedBook, which is named beside them. */
  redbook: z.boolean().default(false),
  /** Market prices come from Autograb; without it nothing is said about the market. */
  autograb: z.boolean().default(false),
  autobot: z.boolean().default(false),
  /** Takes valuation results from the dealer's own scripts. */
  autogauge: z.boolean().default(false),
  signIn: z.boolean().default(false),
  /** What a year of driving costs, by the car's own figures. */
  runningCosts: z.boolean().default(true),
  /** What a shopper brings (trade-in, deposit, postcode) counts on every card and page, in the shopper's browser. */
  ownDeal: z.boolean().default(true),
  savedSearches: z.boolean().default(true),
  /** Two people choose from a few cars by a link each. */
  shortlists: z.boolean().default(true),
  /** Shopper and yard write to each other at a page that mails link to. */
  messages: z.boolean().default(true),
  carSheet: z.boolean().default(true),
  reserve: z.boolean().default(false),
  onlinePayment: z.boolean().default(false),
  /** One deal online, with delivery, trade-in and finance. It needs `reserve`. */
  checkoutJourney: z.boolean().default(false),
  spinToWin: z.boolean().default(false),
  /** AI agents search the stock (MCP). */
  agentSearch: z.boolean().default(true),
  /** Each night every place that speaks of a car is read back and compared with the stock. */
  truthTest: z.boolean().default(true),
})
