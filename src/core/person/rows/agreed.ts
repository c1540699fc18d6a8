import { z } from 'zod'
import { table } from '@/db/table'

const ticked = z.object({ facts: z.object({ consent: z.object({ marketing: z.literal(true) }) }) })

/** By the tick of the lead's own form, which is for news by email or text. Who booked by phone has ticked nothing. */
export async function agreedToTexts(tenant: string, lead_id: string): Promise<boolean> {
  if (!lead_id) return false
  const leads = await table('leads')
  const own = [
    ['tenant', '=', tenant],
    ['lead_id', '=', lead_id],
  ] as const
  const [row] = await leads.find([...own], { fields: ['facts'], limit: 1 })
  return ticked.safeParse(row).success
}
