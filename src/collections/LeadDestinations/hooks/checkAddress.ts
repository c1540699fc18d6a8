import { ValidationError, type CollectionBeforeChangeHook } from 'payload'
import { z } from 'zod'
import { recordOf } from '@/access/ids'
import { addressProblem } from '@/integrations/outbound'

const email = z.email()

function problemOf({
  kind,
  person,
  email: address,
  url,
}: Record<string, unknown>): [path: string, message: string] | null {
  if (kind === 'mail' && person) return null
  if (kind !== 'webhook')
    return email.safeParse(address).success
      ? null
      : ['email', 'Enter an email address such as leads@dealer.example.']
  const problem = addressProblem(url)
  return problem === null ? null : ['url', problem]
}

/** Refuses an address that cannot be reached here, not at the first lead. Switching a destination on again clears the reason. */
export const checkAddress: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const row = { ...recordOf(originalDoc), ...recordOf(data) }
  const problem = problemOf(row)
  if (problem)
    throw new ValidationError(
      { collection: 'lead-destinations', errors: [{ path: problem[0], message: problem[1] }] },
      req.t,
    )
  return row.enabled === true ? { ...data, off_reason: null } : data
}
