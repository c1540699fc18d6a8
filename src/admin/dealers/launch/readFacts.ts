import type { CollectionSlug, Payload, TypedUser, Where } from 'payload'
import { withoutOff } from '@/core/dealer/siteConfig'
import { normalisePath } from '@/core/dealer/links/redirects'
import { type TenantConfig, tenantConfigSchema } from '@/core/dealer/config/tenantConfig'
import { dealerAdmins } from '@/access/rules'
import { idOf } from '@/access/ids'
import { readCompliance } from '@/admin/dashboard/needs/compliance'
import { ownRows } from '@/admin/ownRows'
import { judgePairs } from '@/core/dealer/theme/contrastFaults'
import { inviteState } from '@/features/staff/invitation.rules'
import { hostsFor } from '@/core/dealer/rows/directory'
import { DAY_MS } from '@/lib/time'
import { ACCEPTED } from '@/features/stock/feeds.rules'
import type { LaunchFacts } from './launchChecks'
import { otherNamesOf, isKnownHost, statusOf } from './probe'

interface RequestedPage {
  path: string
  name: string
}

/** The site's own pages that the menu and the foot lead to, each once, by the words of its first link. Filters are left out. */
export function menuPages(config: TenantConfig): RequestedPage[] {
  const { navigation, footer } = withoutOff(config)
  const links = [
    ...navigation.flatMap(({ children, ...item }) => [item, ...children]),
    ...footer.flatMap((group) => group.links),
  ]
  const pages = new Map<string, RequestedPage>()
  for (const { href, label } of links) {
    const path = normalisePath(href)
    if (href.startsWith('/') && !pages.has(path)) pages.set(path, { path, name: label })
  }
  return [...pages.values()]
}

const PAGES = [
  ['/', 'Home'],
  ['/search', 'Search'],
  ['/contact-us', 'Contact'],
  ['/privacy-policy', 'Privacy'],
  ['/terms-and-conditions', 'Terms'],
  ['/sitemap.xml', 'Sitemap'],
  ['/robots.txt', 'Rules for robots'],
] as const

/** Asked in groups: a server that renders all of them at once answers none in time. */
const AT_ONCE = 6

async function answersOf(host: string, config: TenantConfig): Promise<LaunchFacts['pages']> {
  const always = PAGES.map(([path, name]) => ({ path, name }))
  const linked = menuPages(config).filter(({ path }) => !always.some((page) => page.path === path))
  const [requested, answers] = [[...always, ...linked], new Array<LaunchFacts['pages']>()]
  for (let first = 0; first < requested.length; first += AT_ONCE) {
    const group = requested.slice(first, first + AT_ONCE)
    answers.push(
      await Promise.all(group.map(async (page) => ({ ...page, status: await statusOf(host, page.path) }))),
    )
  }
  return answers.flat()
}

/** Facts of one dealer with the reader's access; null for another's. Requests the website itself. */
export async function readLaunchFacts(
  payload: Payload,
  user: TypedUser,
  tenant: string,
  now: Date,
): Promise<{ name: string; facts: LaunchFacts } | null> {
  const reading = { payload, user, now }
  const own: Where = { tenant: { equals: tenant } }
  const [dealer] = await ownRows(reading, 'tenants', { id: { equals: tenant } })
  const parsed = tenantConfigSchema.safeParse(dealer?.config)
  if (!dealer || !parsed.success) return null
  const config = parsed.data
  const domains = Array.isArray(dealer.domains) ? dealer.domains.map(String) : []
  const names = hostsFor(dealer.slug, domains)
  const [host = ''] = names
  const count = async (collection: CollectionSlug, where: Where) =>
    (await payload.count({ collection, where: { and: [own, where] }, user, overrideAccess: false })).totalDocs
  const [
    hosts,
    pages,
    locations,
    hours,
    destinations,
    feeds,
    held,
    people,
    came,
    cars,
    bare,
    needs,
    otherNames,
  ] = await Promise.all([
    Promise.all(names.map(async (name) => ({ host: name, isKnown: await isKnownHost(name) }))),
    answersOf(host, config),
    ownRows(reading, 'locations', own),
    ownRows(reading, 'opening-hours', own),
    ownRows(reading, 'lead-destinations', { and: [own, { enabled: { equals: true } }] }),
    ownRows(reading, 'stock-feeds', { and: [own, { state: { in: ACCEPTED } }] }),
    count('stock-feeds', { state: { equals: 'held' } }),
    ownRows(reading, 'users', {
      and: [
        { tenants: { in: [tenant] } },
        { role: { in: [...dealerAdmins] } },
        { disabled: { not_equals: true } },
      ],
    }),
    count('leads', { suspected: { not_equals: true } }),
    count('cars', { status: { equals: 'in_stock' } }),
    count('cars', { and: [{ status: { equals: 'in_stock' } }, { photos_count: { less_than_equal: 0 } }] }),
    readCompliance(reading),
    otherNamesOf(reading, dealer, config),
  ])
  const admins = people.filter((person) => inviteState(person, now.getTime()) === 'active').length
  const withHours = new Set(hours.map(({ location_id }) => idOf(location_id)))
  const mailed = locations.filter(({ contact_detail }) => contact_detail?.email)
  const [feed] = feeds
  return {
    name: dealer.name,
    facts: {
      ...{ tenant, country: config.country, isActive: dealer.status === 'active', hosts, pages },
      isUnlisted: config.unlisted,
      ...{ licence: config.licence, abn: config.abn, phone: config.phone },
      complaintsContact: config.complaintsContact,
      places: locations.length,
      withoutHours: locations.filter(({ id }) => !withHours.has(id)).map(({ name }) => name),
      ...{ admins, invitedAdmins: people.length - admins },
      mailedPlaces: mailed.length,
      destinations: destinations.length,
      leadsCame: came,
      carsForSale: cars,
      carsWithoutPicture: bare,
      heldFeeds: held,
      feedAge: feed ? Math.floor((now.getTime() - Date.parse(feed.createdAt)) / DAY_MS) : null,
      againstRules: needs.filter((need) => need.tenant === tenant).length,
      otherNames,
      contrastFaults: judgePairs(config).filter(({ passes }) => !passes).length,
    },
  }
}
