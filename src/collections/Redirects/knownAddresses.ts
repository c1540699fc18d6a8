import type { PayloadRequest } from 'payload'
import type { KnownAddresses } from '@/domain/redirectFault'

/** `but`: the redirect that is being changed. */
export async function knownAddresses(
  req: PayloadRequest,
  tenant: string,
  but: string | null = null,
): Promise<KnownAddresses> {
  const own = { tenant: { equals: tenant } }
  const all = { depth: 0, pagination: false, overrideAccess: true, req } as const
  const [rules, pages] = await Promise.all([
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
  ])
  return {
    rules: rules.docs.map(({ from, to }) => ({ from, to })),
    pages: new Set(pages.docs.map(({ slug }) => slug)),
  }
}
