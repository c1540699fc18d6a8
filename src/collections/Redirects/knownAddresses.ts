import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { StoredRule, KnownAddresses } from '@/features/redirects/redirects.rules'
import { featuresSchema } from '@/core/dealer/config/featuresConfig'

const shape = z.object({
  features: featuresSchema.prefault({}),
  baseDomain: z.string().optional(),
  manufacturer: z.object({ slug: z.string() }).optional().catch(undefined),
})

interface Known extends KnownAddresses {
  rules: StoredRule[]
  config: z.output<typeof shape>
}

/** `but`: the redirect that is being changed. */
export async function knownAddresses(
  req: Pick<PayloadRequest, 'payload'> & Partial<PayloadRequest>,
  tenant: string,
  but: string | null = null,
): Promise<Known> {
  const own = { tenant: { equals: tenant } }
  const all = { depth: 0, pagination: false, overrideAccess: true, req } as const
  const [rules, pages, models, dealers] = await Promise.all([
    req.payload.find({
      collection: 'redirects',
      where: { and: [own, { id: { not_equals: but ?? '' } }] },
      ...all,
    }),
    req.payload.find({
      collection: 'pages',
      where: { and: [own, { _status: { equals: 'published' } }] },
      select: { slug: true },
      ...all,
    }),
    req.payload.find({ collection: 'models', where: own, select: { slug: true }, ...all }),
    req.payload.find({
      collection: 'tenants',
      where: { id: { equals: tenant } },
      select: { config: true },
      ...all,
    }),
  ])
  return {
    rules: rules.docs.map(({ id, from, to }) => ({ id, from, to })),
    pages: new Set(pages.docs.map(({ slug }) => slug)),
    models: new Set(models.docs.map(({ slug }) => slug)),
    config: shape.catch(shape.parse({})).parse(dealers.docs[0]?.config),
  }
}
