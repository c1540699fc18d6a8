import { z } from 'zod'
import { NEVER } from '@/lib/never'
import { table } from '@/db/table'
import { LEASE_MS } from '@/lib/time'

const owing = z.object({
  id: z.string(),
  tenant: z.string(),
  reference: z.string(),
  createdAt: z.string(),
  lead: z.record(z.string(), z.unknown()).nullish(),
})
export type BookingWithoutLead = z.output<typeof owing>

/** Leases one; null when none is due. `now` in epoch ms. */
export async function takeBookingWithoutLead(now: number): Promise<BookingWithoutLead | null> {
  const row = await (
    await table('appointments')
  ).take([['lead_due_at', '<=', now]], { lead_due_at: now + LEASE_MS }, { sort: [['lead_due_at', 'asc']] })
  return row ? owing.parse(row) : null
}

export async function setBookingLead(id: string, lead_id: string): Promise<void> {
  await (await table('appointments')).update([['id', '=', id]], { lead_due_at: NEVER, lead_id })
}
