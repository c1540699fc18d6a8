/** Letters without the worker that sends them. */
import { tenantConfigSchema } from '@/core/dealer/config/tenantConfig'
import type { Site } from '@/core/dealer/views'
import type { LetterKind, SampleWorld } from '@/core/letter/letter'
import { lookOf } from '@/core/letter/look'
import { written } from '@/core/letter/mail'
import { demoTenants } from '../../tenants'
import { configInput } from './dealers'

const siteOf = (slug: string, name: string, config: unknown): Site => ({
  tenant: { id: slug, slug, name },
  config: tenantConfigSchema.parse(config),
  ...{ dealerships: [], dealershipIds: [] },
  host: `${slug}.example`,
  origin: `https://${slug}.example`,
})

export const DEMO_SITES: readonly Site[] = demoTenants.map(({ slug, name, config }) =>
  siteOf(slug, name, config),
)
export const worldOf = (site: Site): SampleWorld => ({
  site,
  now: new Date('2026-11-24T02:00:00Z'),
  car: {
    ...{ name: '2023 Example Tourer', slug: 'example-tourer', stocknum: 'T-100', price: '$45,990' },
    ...{ priceNote: 'Drive away', facts: '41,000 km · Automatic', picture: null },
    url: `${site.origin}/cars/example-tourer`,
  },
})

const plain = siteOf('plain', 'Plain Cars', configInput())

/** What a mail of the kind says. */
export const stated = <Facts>(kind: LetterKind<Facts>, facts: Facts) => {
  const { subject, text, html = '' } = written(kind, facts, lookOf(plain))
  return { subject, text, html }
}
