/** What a dealer still needs before shoppers come, from facts read a moment ago. Pure. */
import { countryFacts, type Country } from '@/core/dealer/country/country'
import { plural } from '@/core/money/format'
import { listHref, rowHref } from '@/lib/adminHrefs'
import { capital } from '@/lib/text'

export interface LaunchFacts {
  tenant: string
  country: Country
  isActive: boolean
  /** Search engines are asked to leave it out. */
  isUnlisted: boolean
  /** Names of the website, and whether the name service knows them. */
  hosts: readonly { host: string; isKnown: boolean }[]
  /** The pages that every website has, and those that its menu and foot lead to, as they answer now; status 0: no answer. */
  pages: readonly { path: string; name: string; status: number }[]
  licence: string
  abn: string
  complaintsContact: string
  phone: string
  places: number
  withoutHours: readonly string[]
  /** People of the dealer who may change everything and can sign in, and those whose invitation is not accepted. */
  admins: number
  invitedAdmins: number
  /** Where leads go: locations with an email, and enabled destinations. */
  mailedPlaces: number
  destinations: number
  leadsCame: number
  carsForSale: number
  carsWithoutPicture: number
  /** Days since the newest feed; null without one. */
  feedAge: number | null
  heldFeeds: number
  againstRules: number
  contrastFaults: number
  /** Texts that still name the dealer that this one was copied from. */
  otherNames: readonly { text: string; name: string; href: string }[]
}

export interface LaunchCheck {
  name: string
  isDone: boolean
  text: string
  href: string
  /** What its button does while it is open, with its verb. */
  act: string
}

/** Days: an older feed may show cars that are sold. */
const OLD_FEED = 2

const list = (names: readonly string[]): string =>
  names.length > 3 ? `${names.slice(0, 3).join(', ')} and ${names.length - 3} more` : names.join(', ')

const check = (name: string, href: string, act: string, fault: string, done: string): LaunchCheck => ({
  ...{ name, href, act },
  isDone: !fault,
  text: fault || done,
})

function website(facts: LaunchFacts, settings: (section: string) => string): LaunchCheck[] {
  const { isActive, isUnlisted, hosts, pages, contrastFaults } = facts
  const unknown = hosts.filter(({ isKnown }) => !isKnown).map(({ host }) => host)
  const broken = pages.filter(({ status }) => status < 200 || status >= 400)
  return [
    check(
      'Names of the website',
      settings('business'),
      'See the names',
      unknown.length
        ? `${list(unknown)} leads nowhere: point it to this server at your domain’s registrar.`
        : '',
      list(hosts.map(({ host }) => host)),
    ),
    check(
      'Pages answer',
      listHref('pages'),
      'Open pages',
      !isActive
        ? 'The website is suspended: nobody sees it.'
        : broken.map(({ name, status }) => `${name}: ${status || 'no answer'}.`).join(' '),
      `${list(pages.map(({ name }) => name))}.`,
    ),
    check(
      'Found by search engines',
      settings('business'),
      'Open it',
      isUnlisted ? 'The website is kept out of search engines: switch that off when it goes live.' : '',
      'The website is open to them.',
    ),
    check(
      'Colours can be read',
      settings('brand'),
      'Mend colours',
      contrastFaults
        ? `${plural(contrastFaults, 'pair')} of colours cannot be read well: the brand settings name the nearest that can.`
        : '',
      'Each pair of colours has enough contrast.',
    ),
  ]
}

function business(facts: LaunchFacts, settings: (section: string) => string): LaunchCheck[] {
  const { country, licence, abn, complaintsContact, phone, againstRules } = facts
  const { businessNumber, dealerLicence } = countryFacts(country)
  const missing = [
    ...(/\d/.test(licence) ? [] : [dealerLicence]),
    ...(abn.trim() ? [] : [businessNumber]),
    ...(complaintsContact.trim() ? [] : ['contact for complaints']),
    ...(phone.trim() ? [] : ['phone']),
  ]
  return [
    check(
      `${capital(dealerLicence.split(' ').at(-1) ?? '')} and contacts`,
      settings('business'),
      'Fill in',
      missing.length ? `Write these: ${missing.join(', ')}.` : '',
      licence,
    ),
    check(
      'Advertising rules',
      '/admin',
      'Read them',
      againstRules ? `${plural(againstRules, 'text')} against a rule: Today lists each.` : '',
      'Nothing was found against a rule.',
    ),
  ]
}

/** The link leads to the first: once it is edited, the next is named first. */
function copied({ otherNames }: LaunchFacts): LaunchCheck[] {
  const [first] = otherNames
  const them = otherNames.length > 1 ? 'name' : 'names'
  const it = otherNames.length > 1 ? 'them' : 'it'
  return [
    check(
      'Names of another dealer',
      first?.href ?? listHref('pages'),
      'Edit text',
      first ? `${list(otherNames.map(({ text }) => text))} ${them} ${first.name}: edit ${it}.` : '',
      'No text names a dealer that this one was copied from.',
    ),
  ]
}

function places({ places: count, withoutHours }: LaunchFacts): LaunchCheck[] {
  return [
    check(
      'Places and opening hours',
      withoutHours.length || !count ? listHref('opening-hours') : listHref('locations'),
      count ? 'Add hours' : 'Add place',
      count ? (withoutHours.length ? `No hours yet: ${list(withoutHours)}.` : '') : 'Add the first place.',
      `${plural(count, 'place')}, each with its hours.`,
    ),
  ]
}

function feed({ feedAge, heldFeeds }: LaunchFacts): string {
  if (heldFeeds)
    return `${plural(heldFeeds, 'feed')} held: release or reject ${heldFeeds === 1 ? 'it' : 'them'}.`
  return feedAge !== null && feedAge > OLD_FEED ? `The newest feed is ${plural(feedAge, 'day')} old.` : ''
}

function stock(facts: LaunchFacts): LaunchCheck[] {
  const { carsForSale, carsWithoutPicture, feedAge, heldFeeds } = facts
  return [
    check(
      'Cars',
      '/admin/cars',
      'Add cars',
      carsForSale ? '' : 'No car is for sale yet.',
      `${plural(carsForSale, 'car')} for sale.`,
    ),
    check(
      'Pictures',
      '/admin/cars?view=photos',
      'Add photos',
      !carsForSale
        ? 'No car is for sale yet, so no picture was looked at.'
        : carsWithoutPicture
          ? `${plural(carsWithoutPicture, 'car')} of ${carsForSale} without a picture.`
          : '',
      'Each car has one.',
    ),
    check(
      'Stock feed',
      listHref('stock-feeds'),
      heldFeeds ? 'Decide' : 'See feeds',
      feed(facts),
      feedAge === null ? 'No full feed: cars come one by one or by hand.' : 'The newest feed is fresh.',
    ),
  ]
}

function people({
  admins,
  invitedAdmins,
  mailedPlaces,
  destinations,
  leadsCame,
}: LaunchFacts): LaunchCheck[] {
  const nobody = invitedAdmins
    ? 'The invitation is not accepted yet: nobody of the dealer can sign in and change everything.'
    : 'Invite somebody of the dealer who may change everything.'
  return [
    check(
      'Who looks after it',
      listHref('users'),
      'Invite',
      admins ? '' : nobody,
      `${plural(admins, 'person', 'people')} may change everything.`,
    ),
    check(
      'Where leads go',
      listHref(destinations || !mailedPlaces ? 'lead-destinations' : 'locations'),
      'Add address',
      mailedPlaces + destinations
        ? ''
        : 'Nobody gets a lead: write the email of a place, or add a destination.',
      [
        ...(mailedPlaces ? [`The email of ${plural(mailedPlaces, 'place')}`] : []),
        ...(destinations ? [plural(destinations, 'destination')] : []),
      ]
        .join(', and ')
        .concat('.'),
    ),
    check(
      'A test lead',
      '/admin/leads',
      'See leads',
      leadsCame ? '' : 'Send an enquiry from the website and see that it arrives.',
      `${plural(leadsCame, 'lead')} came in.`,
    ),
  ]
}

/** What is not done comes first, each group in the order in which a dealer is set up. */
export function launchChecks(facts: LaunchFacts): LaunchCheck[] {
  const settings = (section: string) => `${rowHref('tenants', facts.tenant)}#settings-${section}`
  const all = [
    ...business(facts, settings),
    ...copied(facts),
    ...places(facts),
    ...stock(facts),
    ...people(facts),
    ...website(facts, settings),
  ]
  return [...all.filter(({ isDone }) => !isDone), ...all.filter(({ isDone }) => isDone)]
}
