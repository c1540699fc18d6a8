import { isPostcodeOf } from '@/core/dealer/country/postcodeOf'
import { z } from 'zod'
import { businessNumberFault } from '@/core/dealer/country/businessNumber'
import { type Country, DEFAULT_COUNTRY, countryFacts } from '@/core/dealer/country/country'
import { regionFault, zoneFault } from '@/core/dealer/country/whereabouts'
import { linkFault } from '@/core/dealer/links/linkFault'
import { looksLikePhone } from '@/core/place/phones/phoneForm'
import { isPhone } from '@/core/place/phones/phones'
import { tilesFault } from '@/core/dealer/config/tilesConfig'
import { DUTIES_AS_OF } from '@/core/money/duties.data'
import { formatLongDate } from '@/lib/dates'
import { domainsSchema } from '@/core/dealer/config/jsonShapes'
import { PARTNER_PLACES } from '@/lib/partners/budget'
import { addressProblem } from '@/lib/publicAddress'

/** What is wrong with a text, and what would work. An empty text is none. */
type Rule = (text: string, country: Country) => string | null

const MAP_KEY = '{map_key}'

const phone: Rule = (text, country) =>
  looksLikePhone(text) && isPhone(text, country)
    ? null
    : `Use a whole phone number with its area code, such as ${countryFacts(country).examples.phone}.`
const email: Rule = (text) =>
  z.email().safeParse(text).success ? null : 'Use an email address such as sales@dealer.com.au.'
const postcode: Rule = (text, country) =>
  isPostcodeOf(country, text) ? null : `Use a postcode such as ${countryFacts(country).examples.postcode}.`
const licence: Rule = (text) => (/\d/.test(text) ? null : 'Use the licence with its number.')
const host: Rule = (text) =>
  domainsSchema.safeParse([text]).success ? null : 'Use a bare host name such as www.dealer.example.'
const link: Rule = linkFault
const web: Rule = (text) =>
  /^https?:/i.test(text) ? linkFault(text) : 'Use a web address that begins with https://.'
const path: Rule = (text) =>
  text.startsWith('/') ? linkFault(text) : 'Use an address of this site that begins with /.'
const list: Rule = (text) =>
  /^\/search(?:[/?]|$)/.test(text) ? linkFault(text) : 'Use the address of a list, such as /search?drive=4x4.'
const map: Rule = (text) => {
  const address = text.replace(MAP_KEY, 'key')
  if (address === text) return `Use an address with ${MAP_KEY} in it.`
  return /^(?:\/|https?:)/i.test(text) ? linkFault(address) : web(address, DEFAULT_COUNTRY)
}
const table: Rule = (text) =>
  text === DUTIES_AS_OF
    ? null
    : `The table of duties is of ${formatLongDate(DUTIES_AS_OF)} now. Check its rates again.`
const slug: Rule = (text) =>
  /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text) ? null : 'Use small letters, digits and hyphens, such as toyota.'

/** By the place of the text; `*` stands for each row. */
export const TEXTS: Readonly<Record<string, Rule>> = {
  phone,
  'phones.new': phone,
  'phones.used': phone,
  'phones.demo': phone,
  email,
  ...Object.fromEntries(PARTNER_PLACES.map((place) => [`trackers.partners.${place}`, addressProblem])),
  timezone: zoneFault,
  'address.state': regionFault,
  'address.postcode': postcode,
  'duties.checked': table,
  abn: businessNumberFault,
  licence,
  'finance.licence': licence,
  baseDomain: host,
  mapPictures: map,
  'mapTiles.url': tilesFault,
  'manufacturer.slug': slug,
  'social.facebook_url': web,
  'social.instagram_url': web,
  'search.aliases.*': path,
  'search.introductions.*.href': path,
  'search.quickFilters.*.href': link,
  'search.uses.*.href': list,
  'search.valueProps.*.href': link,
  'finance.links.*.href': link,
  'headerLine.href': link,
  'navigation.*.href': link,
  'navigation.*.children.*.href': link,
  'navigation.*.children.*.picture': link,
  'footer.*.links.*.href': link,
  'theme.fonts.preload.*': link,
  'logo.mark': link,
  favicon: path,
  certifiedLogo: link,
  'pages.journeys.picture': link,
  'pages.journeys.sell': link,
  'pages.journeys.trade': link,
  'pages.journeys.garage': link,
  'pages.journeys.contact': link,
  'pages.journeys.drive': link,
  'pages.journeys.parts': link,
  footerPicture: link,
  'voice.picture': link,
}
