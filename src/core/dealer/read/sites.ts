import { cache } from 'react'
import { z } from 'zod'
import { cached } from '@/cache/cached'
import { noteGates } from '@/cache/gates'
import { siteTags } from '@/cache/tags'
import { table } from '@/db/table'
import { localConfig } from '@/core/dealer/country/localConfig'
import { FALLBACK_ZONE } from '@/core/dealer/country/zones'
import { blankConfig } from '@/core/dealer/dealerConfig'
import { offeredConfig } from '@/core/dealer/links/offeredLinks'
import { type TenantConfig, tenantConfigSchema } from '@/core/dealer/config/tenantConfig'
import { withPayments } from '@/core/money/paymentsTaken'
import type { DealershipView, Site } from '@/core/dealer/views'
import { env } from '@/env'
import { WorkWaits } from '@/jobs/outbox'
import { noteLeftOut, soundParts } from '@/lib/soundParts'
import { noteWords } from '@/lib/words'
import { hostsOf, tenantOfHost } from '@/core/dealer/rows/hosts'
import { financeRatesOf, type PlannedSite, siteAt } from '@/core/money/read/financeRates'
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

/** A setting at fault is left out, so that its default applies; what a site cannot be without is then a new dealer's. */
const configOf = ({ id, slug, name, config }: z.output<typeof tenantRow>): TenantConfig | null => {
  const place = { country: 'AU', state: '', timezone: FALLBACK_ZONE } as const
  const fill = blankConfig({ name, slug, place, unlisted: false })
  const { value, faults } = soundParts(tenantConfigSchema, config, fill)
  if (faults.length > 0) noteLeftOut({ of: 'tenants', id, tenant: id, faults })
  const parsed = tenantConfigSchema.safeParse(value)
  if (!parsed.success) return null
  const providers = { real: Boolean(env.stripe), demo: env.mode === 'demo' }
  return localConfig(withPayments(parsed.data, providers))
}

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

const readSite = async (host: string): Promise<PlannedSite | null> => {
  const entry = await tenantOfHost(host)
  if (!entry) return null
  const [row, dealerships, rates, ownPages] = await Promise.all([
    tenantOf(entry.id),
    dealershipsOf(entry.id),
    financeRatesOf(entry.id),
    ownPagesOf(entry.id),
  ])
  const config = row?.status === 'active' ? configOf(row) : null
  if (!row || !config) return null
  noteGates(host, config.features.signIn ? config.gates : [])
  const site = {
    tenant: { id: row.id, slug: row.slug, name: row.name },
    config: offeredConfig(config, ownPages),
    ownPages,
    dealerships,
    dealershipIds: dealerships.map(({ id }) => id),
    host,
    origin: originOf(entry.hosts, host),
  }
  return { site, rates }
}

const cachedSite = cached({ key: (host: string) => host, tags: siteTags, read: readSite })

/** Null when no active tenant has the host. `host` is lower case, without port. */
export const getSite = cache(async (host: string): Promise<Site | null> => {
  const planned = host ? await cachedSite(host) : null
  noteWords(host, planned?.site.config.words)
  return planned && siteAt(planned, new Date())
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
  return row && configOf(row)
}

/** The site of the host that the server set on the call; null on the platform's own host. */
export const siteOfRequest = async (request: Request): Promise<Site | null> =>
  getSite(request.headers.get('x-forecourt-site') ?? '')
