/**
 * `site.config`: what a website has of the settings that its dealer saved. It is made here and nowhere else, in this order:
 *
 * 1. `soundSettings`   a setting at fault is left out, and its usual value holds
 * 2. `withPayments`    nothing asks for a payment that nobody takes
 * 3. `withLocalWords`  the country's own words, where the dealer has none
 * 4. `withoutOff`      no link, filter or order of what the dealer has switched off
 * 5. `configAt`        the finance rates of today
 * 6. `shownConfig`     for pages: without numbers that only a press reveals
 *
 * Each step is a function of the settings and of facts that it is handed.
 */
import { configAt, type DatedRate } from './rates'
import { soundParts } from '@/lib/soundParts'
import { FILTER_NEEDS, type FilterEntry, type FilterName } from './config/searchConfig'
import { orderOf } from './config/sorts'
import { type TenantConfig, tenantConfigSchema } from './config/tenantConfig'
import { countryFacts, DEFAULT_COUNTRY } from './country/country'
import { FALLBACK_ZONE } from './country/zones'
import { blankConfig } from './dealerConfig'
import { offeredBy, offeredLinks } from './links/offeredLinks'

interface SavedSettings {
  name: string
  slug: string
  config: unknown
}

/** What a site cannot be without is a new dealer's. Null where nothing helps. */
export function soundSettings({ name, slug, config }: SavedSettings) {
  const place = { country: DEFAULT_COUNTRY, state: '', timezone: FALLBACK_ZONE } as const
  const fill = blankConfig({ name, slug, place, unlisted: false })
  const { value, faults } = soundParts(tenantConfigSchema, config, fill)
  return { settings: tenantConfigSchema.safeParse(value).data ?? null, faults }
}

/** What takes payments on this server: a real provider, or the built-in one without money. */
export interface Provider {
  real: boolean
  demo: boolean
}

/**
 * Without a real provider nobody can pay outside the demo, unless the dealer is marked as one that takes test
 * payments. Everything that asks for a payment is then off: no page, no link, no call.
 */
export function withPayments<Config extends Pick<TenantConfig, 'features' | 'reserve' | 'payments'>>(
  config: Config,
  { real, demo }: Provider,
): Config {
  if (real || demo || config.payments.test) return config
  const reserve = config.features.reserve && config.reserve.deposit === 0
  return { ...config, features: { ...config.features, reserve, onlinePayment: false } }
}

/** The filter of states and the phrases have the country's own words, unless the dealer has others. */
export function withLocalWords(config: TenantConfig): TenantConfig {
  const { region, words } = countryFacts(config.country)
  const filters = config.search.filters.map((entry) => {
    const filter = typeof entry === 'string' ? { name: entry } : entry
    return filter.name === 'state' ? { label: region, ...filter } : entry
  })
  const own = { ...words, ...config.words }
  return {
    ...config,
    ...(Object.keys(own).length ? { words: own } : {}),
    search: { ...config.search, filters },
  }
}

type Feature = keyof TenantConfig['features']
const nameOf = (entry: FilterEntry): FilterName => (typeof entry === 'string' ? entry : entry.name)

export function withoutOff(config: TenantConfig, ownPages: readonly string[] = []): TenantConfig {
  const { features, search } = config
  const isOn = (need: Feature | undefined): boolean => !need || features[need]
  const offered = <Link extends { href: string }>(links: readonly Link[]) =>
    offeredLinks(links, offeredBy({ config, ownPages }))
  return {
    ...config,
    navigation: offered(config.navigation).map((item) => ({ ...item, children: offered(item.children) })),
    footer: config.footer.map((group) => ({ ...group, links: offered(group.links) })),
    headerLine: config.headerLine && offered([config.headerLine])[0],
    sidebarLink: config.sidebarLink && offered([config.sidebarLink])[0],
    search: {
      ...search,
      filters: search.filters.filter((entry) => isOn(FILTER_NEEDS[nameOf(entry)])),
      sorts: search.sorts.filter((sort) => isOn(orderOf(sort).needs)),
      quickFilters: offered(search.quickFilters),
      valueProps: offered(search.valueProps),
    },
  }
}

export interface SiteFacts {
  provider: Provider
  /** Which of `OWN_PAGES` the dealer has. */
  ownPages: readonly string[]
  rates: readonly DatedRate[]
}

/** What holds of a dealer with or without a website: money is taken and refunded for a suspended one too. Steps 2 and 3. */
export const dealerSettings = (
  settings: TenantConfig,
  { provider }: Pick<SiteFacts, 'provider'>,
): TenantConfig => withLocalWords(withPayments(settings, provider))

/** Of sound settings: steps 2 to 5. */
export function siteConfig(settings: TenantConfig, facts: SiteFacts, now: Date): TenantConfig {
  const dealers = dealerSettings(settings, facts)
  const offered = withoutOff(dealers, facts.ownPages)
  return configAt(offered, facts.rates, now)
}

export const shownConfig = (config: TenantConfig): TenantConfig =>
  config.features.revealPhone ? { ...config, phone: '', phones: {} } : config
