import type { Site } from '@/core/dealer/views'
import type { LeadContext } from './context'
import { parseLead } from './parseLead'
import { submitLead } from './submit'

type Known = Partial<Pick<LeadContext, 'at' | 'userAgent' | 'answers' | 'termsText'>>

const BY_STAFF = { by_staff: true }

/** Values of a lead that staff make. No form can send the mark: it is not among a lead's fields. */
export const byStaff = <Values extends object>(values: Values): Values & typeof BY_STAFF => ({
  ...values,
  ...BY_STAFF,
})
const isByStaff = (values: Record<string, unknown>): boolean => values.by_staff === true

/** A lead that another feature owes: stored once per key, without a receipt to the shopper. */
export async function submitOwedLead(
  site: Site,
  values: Record<string, unknown>,
  key: string,
  known: Known = {},
): Promise<string> {
  const isStaffs = isByStaff(values)
  const parsed = parseLead(site, values, true, isStaffs)
  if (!parsed.ok)
    throw new Error(`The lead is not valid: ${parsed.errors.map(({ path }) => path).join(', ')}`)
  const result = await submitLead(site, parsed.lead, {
    idempotencyKey: key,
    userAgent: '',
    address: '',
    at: new Date(),
    ...known,
    byStaff: isStaffs,
    noReceipt: true,
    isAdmitted: true,
  })
  if (result.kind !== 'taken') throw new Error(`The lead was not stored: ${result.kind}`)
  return result.lead_id
}
