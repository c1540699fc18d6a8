import { ValidationError, type CollectionBeforeChangeHook } from 'payload'
import { idOf, recordOf } from '@/access/ids'
import { redirectFault } from '@/domain/redirectFault'
import { knownAddresses } from '@/collections/Redirects/knownAddresses'

/** A redirect that would do nothing, or lead in a circle, is refused with what to do instead. */
export const checkRedirect: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const before = recordOf(originalDoc)
  const row = { ...before, ...recordOf(data) }
  const rule = { from: String(row.from ?? ''), to: String(row.to ?? '') }
  const known = await knownAddresses(req, idOf(row.tenant) ?? '', idOf(before))
  const fault = redirectFault(rule, known)
  if (fault)
    throw new ValidationError(
      { collection: 'redirects', errors: [{ path: fault.at, message: fault.words }] },
      req.t,
    )
  return data
}
