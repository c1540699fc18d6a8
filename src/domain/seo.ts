/** What search engines and share cards are told (Q1-Q4). */
export { carJsonLd } from './seo/carJsonLd'
export { dealerJsonLd, locationJsonLd } from './seo/dealerJsonLd'
export {
  breadcrumbJsonLd,
  carListJsonLd,
  carUrl,
  type Crumb,
  faqJsonLd,
  type JsonLd,
  postJsonLd,
  writeJsonLd,
} from './seo/jsonLd'
export {
  carDescription,
  carTitle,
  isIndexableSearch,
  searchDescription,
  searchHeading,
  searchTitle,
} from './seo/titles'
