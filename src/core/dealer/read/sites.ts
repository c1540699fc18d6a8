import { cache } from 'react'
import { z } from 'zod'
import { cached } from '@/cache/cached'
import { noteGates } from '@/cache/port'
import { siteTags } from '@/cache/tags'
import { table } from '@/db/table'
import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import {
  dealerSettings,
  type Provider,
  siteConfig,
  type SiteFacts,
  soundSettings,
} from '@/core/dealer/siteConfig'
import { civilAt } from '@/core/dealer/country/civil'
import { memoizeByObject } from '@/lib/memoize'
import type { DealershipView, Site } from '@/core/dealer/views'
import { env } from '@/env'
import { WorkWaits } from '@/jobs/outbox'
import { noteLeftOut, soundParts } from '@/lib/soundParts'
import { countryFacts } from '@/core/dealer/country/country'
import { noteRequest } from '@/lib/trace'
import { noteWords } from '@/lib/words'
import { hostsOf, tenantOfHost } from '@/core/dealer/rows/hosts'
import { financeRatesOf } from './financeRates'
import { ownPagesOf } from './ownPages'

/** The dealer's own domain in production, the requested host in demo mode. */
const originOf = (hosts: readonly string[], host: string): string => {
  if (env.mode === 'demo' && host.endsWith('localhost')) return `http://${host}:${env.port}`
  return `https://${hosts[0] ?? host}`
}

const tenantRow = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  status: z.string(),
  config: z.unknown(),
})
const dealershipRow = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  phone: z.string().nullish(),
  average_rating: z.number().nullish(),
  review_count: z.number().nullish(),
  review_url: z.string().nullish(),
})

const settingsOf = ({ id, ...row }: z.output<typeof tenantRow>): TenantConfig | null => {
  const { settings, faults } = soundSettings(row)
  if (faults.length > 0) noteLeftOut({ of: 'tenants', id, tenant: id, faults })
  return settings
}

const providerHere = (): Provider => ({ real: Boolean(env.stripe), demo: env.mode === 'demo' })

const tenantOf = async (id: string) => {
  const [row] = await (
    await table('tenants')
  ).find([['id', '=', id]], { fields: Object.keys(tenantRow.shape), limit: 1 })
  return row ? tenantRow.parse(row) : null
}

const dealershipsOf = async (tenantId: string): Promise<DealershipView[]> => {
  const rows = await (
    await table('dealerships')
  ).find([['tenant', '=', tenantId]], { fields: Object.keys(dealershipRow.shape), sort: [['slug', 'asc']] })
  return rows.flatMap((row) => {
    const { value, faults } = soundParts(dealershipRow, row)
    if (faults.length > 0) noteLeftOut({ of: 'dealerships', id: String(row.id), tenant: tenantId, faults })
    return dealershipRow.safeParse(value).data ?? []
  })
}

/** What is cached: which rate applies is decided at each read, so that it changes at midnight. */
interface Planned {
  site: Omit<Site, 'config'>
  settings: TenantConfig
  facts: SiteFacts
}

const readSite = async (host: string): Promise<Planned | null> => {
  const entry = await tenantOfHost(host)
  if (!entry) return null
  const [row, dealerships, rates, ownPages] = await Promise.all([
    tenantOf(entry.id),
    dealershipsOf(entry.id),
    financeRatesOf(entry.id),
    ownPagesOf(entry.id),
  ])
  const settings = row?.status === 'active' ? settingsOf(row) : null
  if (!row || !settings) return null
  noteGates(host, settings.features.signIn ? settings.gates : [])
  const site = {
    tenant: { id: row.id, slug: row.slug, name: row.name },
    ownPages,
    dealerships,
    dealershipIds: dealerships.map(({ id }) => id),
    host,
    origin: originOf(entry.hosts, host),
  }
  return { site, settings, facts: { provider: providerHere(), ownPages, rates } }
}

const cachedSite = cached({ key: (host: string) => host, tags: siteTags, read: readSite })

const byDay = memoizeByObject((_planned: Planned) => new Map<string, Site>())

/** The same object all day, because other reads are cached by it. */
function siteAt(planned: Planned, now: Date): Site {
  const { site, settings, facts } = planned
  const day = facts.rates.length ? civilAt(now, settings.timezone).date : 'each'
  const days = byDay(planned)
  const made = days.get(day) ?? { ...site, config: siteConfig(settings, facts, now) }
  days.set(day, made)
  return made
}

/** Null when no active tenant has the host. `host` is lower case, without port. */
export const getSite = cache(async (host: string): Promise<Site | null> => {
  const planned = host ? await cachedSite(host) : null
  const site = planned && siteAt(planned, new Date())
  if (site) noteRequest({ 'forecourt.dealer': site.tenant.slug })
  noteWords(host, site?.config.words, site ? countryFacts(site.config.country).lang : undefined)
  return site
})

/** A site outside a request, under the tenant's platform host; null when suspended. */
export const siteOfTenant = async (tenantId: string): Promise<Site | null> =>
  getSite((await hostsOf(tenantId)).at(-1) ?? '')

/** For mails and calls in a dealer's name. @throws WorkWaits for a suspended dealer: nothing is lost */
export async function activeSite(tenantId: string): Promise<Site> {
  const site = await siteOfTenant(tenantId)
  if (!site) throw new WorkWaits(`Dealer ${tenantId} is suspended`)
  return site
}

/** A dealer's configuration, suspended or not: money is taken and refunded in both cases. Null when there is no such dealer. */
export async function configOfDealer(tenantId: string): Promise<TenantConfig | null> {
  const row = await tenantOf(tenantId)
  const settings = row && settingsOf(row)
  return settings && dealerSettings(settings, { provider: providerHere() })
}

/** The site of the host that the server set on the call; null on the platform's own host. */
export const siteOfRequest = async (request: Request): Promise<Site | null> =>
  getSite(request.headers.get('x-forecourt-site') ?? '')
