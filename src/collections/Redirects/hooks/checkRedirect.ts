import { ValidationError, type CollectionBeforeChangeHook, type PayloadRequest } from 'payload'
import { idOf, recordOf } from '@/access/ids'
import { makesLoop, normalisePath, type RedirectRule } from '@/domain/redirects'
import { isSitePath } from '@/domain/sitePaths'

const ruleOf = (row: Record<string, unknown>): RedirectRule => ({
  from: String(row.from ?? ''),
  to: String(row.to ?? ''),
})

const isPageOf = async (tenant: string | number, from: string, req: PayloadRequest): Promise<boolean> => {
  const { totalDocs } = await req.payload.count({
    collection: 'pages',
    where: {
      and: [
        { tenant: { equals: tenant } },
        { slug: { equals: normalisePath(from).slice(1) } },
        { _status: { equals: 'published' } },
      ],
    },
    overrideAccess: true,
    req,
  })
  return totalDocs > 0
}

/** A redirect that would do nothing, or lead in a circle, is refused with what to do instead. */
export const checkRedirect: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const refuse = (path: 'from' | 'to', message: string): never => {
    throw new ValidationError({ collection: 'redirects', errors: [{ path, message }] }, req.t)
  }
  const before = recordOf(originalDoc)
  const row = { ...before, ...recordOf(data) }
  const rule = ruleOf(row)
  const tenant = idOf(row.tenant) ?? ''
  const { docs } = await req.payload.find({
    collection: 'redirects',
    where: { and: [{ tenant: { equals: tenant } }, { id: { not_equals: before.id ?? '' } }] },
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  })
  if (docs.some(({ from }) => from === rule.from))
    refuse('from', 'There is a redirect from this address already. Change that one.')
  if (isSitePath(rule.from))
    refuse('from', 'The site itself answers this address, so a redirect from it would do nothing.')
  if (await isPageOf(tenant, rule.from, req))
    refuse('from', 'One of your pages has this address. Unpublish it first, or give it another address.')
  if (
    makesLoop(
      rule,
      docs.map(({ from, to }) => ({ from, to })),
    )
  )
    refuse('to', 'With the other redirects this leads back to where it starts.')
  return data
}
