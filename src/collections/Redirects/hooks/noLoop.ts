import { ValidationError, type CollectionBeforeChangeHook } from 'payload'
import { idOf, recordOf } from '@/access/ids'
import { makesLoop, type RedirectRule } from '@/domain/redirects'

const ruleOf = (row: Record<string, unknown>): RedirectRule => ({
  from: String(row.from ?? ''),
  to: String(row.to ?? ''),
})

export const noLoop: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const before = recordOf(originalDoc)
  const row = { ...before, ...recordOf(data) }
  const { docs } = await req.payload.find({
    collection: 'redirects',
    where: { and: [{ tenant: { equals: idOf(row.tenant) ?? '' } }, { id: { not_equals: before.id ?? '' } }] },
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  })
  if (docs.some(({ from }) => from === row.from))
    throw new ValidationError(
      {
        collection: 'redirects',
        errors: [
          { path: 'from', message: 'There is a redirect from this address already. Change that one.' },
        ],
      },
      req.t,
    )
  if (
    makesLoop(
      ruleOf(row),
      docs.map(({ from, to }) => ({ from, to })),
    )
  )
    throw new ValidationError(
      {
        collection: 'redirects',
        errors: [{ path: 'to', message: 'With the other redirects this leads back to where it starts.' }],
      },
      req.t,
    )
  return data
}
