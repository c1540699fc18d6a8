import type { Site } from '@/domain/views'
import type { LeadContext } from './context'
import { parseLead } from './parseLead'
import { submitLead } from './submit'

type Known = Partial<Pick<LeadContext, 'at' | 'userAgent' | 'answers'>>

/** A lead that another feature owes: stored once per key, without a receipt to the shopper. */
export async function submitOwedLead(
  site: Site,
  values: Record<string, unknown>,
  key: string,
  known: Known = {},
): Promise<string> {
  const parsed = parseLead(site, values, true)
  if (!parsed.ok)
    throw new Error(`The lead is not valid: ${parsed.errors.map(({ path }) => path).join(', ')}`)
  const result = await submitLead(site, parsed.lead, {
    idempotencyKey: key,
    userAgent: '',
    address: '',
    at: new Date(),
    ...known,
    noReceipt: true,
    isAdmitted: true,
  })
  if (result.kind !== 'taken') throw new Error(`The lead was not stored: ${result.kind}`)
  return result.lead_id
}
