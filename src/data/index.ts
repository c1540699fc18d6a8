/** Everything that the dealer sites read: the site first, published only, as plain views. */
export {
  type CarList,
  carsById,
  countCars,
  everKnown,
  getCar,
  getCars,
  listCars,
  matchingCars,
  nearestNames,
  searchContext,
  similarCars,
  stockCounts,
  suggest,
  withKeywords,
} from './cars'
export { getLocation, listLocations } from './locations'
export { listMakeLogos } from './makeLogos'
export { getModel, listModels } from './models'
export { getOffer, listOffers } from './offers'
export { getPage, listPages } from './pages'
export { getPost, listPosts } from './posts'
export { listPromoNodes } from './promoNodes'
export { findRedirect, type FoundRedirect } from './redirects'
export { listReviews } from './reviews'
export { getSite, siteOfRequest, siteOfTenant } from './sites'
export { listTeam } from './team'
