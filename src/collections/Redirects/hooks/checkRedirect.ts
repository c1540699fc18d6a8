import { ValidationError, type CollectionBeforeChangeHook } from 'payload'
import { idOf, recordOf } from '@/access/ids'
import { redirectFault } from '@/features/redirects/redirectFault.rules'
import { ownTarget } from '@/core/dealer/links/redirects'
import { knownAddresses } from '@/collections/Redirects/knownAddresses'
import { findHosts } from '@/core/dealer/rows/directory'

/** A redirect that would do nothing, or lead in a circle, is refused with what to do instead. */
export const checkRedirect: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const before = recordOf(originalDoc)
  const row = { ...before, ...recordOf(data) }
  const tenant = idOf(row.tenant) ?? ''
  // Written as a whole address, a page of the dealer's own could lead back unnoticed.
  const to = ownTarget(String(row.to ?? ''), await findHosts(req.payload, tenant))
  const rule = { from: String(row.from ?? ''), to }
  const known = await knownAddresses(req, tenant, idOf(before))
  const fault = redirectFault(rule, known)
  if (fault)
    throw new ValidationError(
      { collection: 'redirects', errors: [{ path: fault.at, message: fault.words }] },
      req.t,
    )
  return { ...data, to }
}
