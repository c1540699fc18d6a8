import { tenantConfigSchema } from '@/core/dealer/config/tenantConfig'
import type { Site } from '@/core/dealer/views'
import type { SearchEngine } from '@/search'
import { toCarDoc } from '@/search/toCarDoc'
import { config as harbour } from '../../tenants/harbour-toyota/config'
import { config as outback } from '../../tenants/outback-caravans/config'
import { config as westside } from '../../tenants/westside-motors/config'
import { stockOf } from '../unit/tenants/truth/stockFile'
import { configInput } from './dealers'

export const DEALERS = { h: 'harbour-toyota', w: 'westside-motors', o: 'outback-caravans' } as const
export type Slug = (typeof DEALERS)[keyof typeof DEALERS]
/** The cars' own dealers have these uses; all others have those of every new dealer. */
const USES = { 'outback-caravans': outback.search.uses }
/** Each dealer's own shortcuts. */
const CONFIGS = { 'harbour-toyota': harbour, 'westside-motors': westside, 'outback-caravans': outback }
const features = { tags: true, certified: true, subscriptions: true, finance: true }

export const siteOf = (slug: Slug, search: object = {}): Site => ({
  tenant: { id: slug, slug, name: slug },
  dealerships: [],
  dealershipIds: [slug],
  host: `${slug}.localhost`,
  origin: '',
  config: tenantConfigSchema.parse({
    ...configInput(),
    features,
    search: {
      quickFilters: CONFIGS[slug].search.quickFilters,
      ...(slug === 'outback-caravans' && { uses: USES[slug] }),
      ...search,
    },
  }),
})

export const docsOf = (slug: Slug) =>
  stockOf(slug).map((row, at) =>
    toCarDoc({
      ...row,
      status: row.status ?? 'in_stock',
      ...{ id: `${slug}-${at}`, dealership_id: slug, created_at: 1 },
    }),
  )

export async function fillEngine(engine: SearchEngine): Promise<void> {
  await engine.ready()
  for (const slug of Object.values(DEALERS)) await (await engine.upsert(docsOf(slug))).visible()
}
