/** Its key is the booking's id, so that the call and the worker together make only one. */
import type { Row } from '@/db/tableTypes'
import type { Site } from '@/core/dealer/views'
import { startLoop, type Loop } from '@/jobs/loop'
import type { MakeLead } from '@/core/person/leadPorts'
import { z } from 'zod'
import { NEVER } from '@/lib/never'
import { table } from '@/db/table'
import { activeSite } from '@/core/dealer/read/sites'
import { outboxKind, workOnce } from '@/jobs/outbox'

const owing = z.object({
  id: z.string(),
  tenant: z.string(),
  reference: z.string(),
  createdAt: z.string(),
  lead: z.record(z.string(), z.unknown()).nullish(),
})

async function setBookingLead(id: string, lead_id: string): Promise<void> {
  await (await table('bookings')).update([['id', '=', id]], { lead_due_at: NEVER, lead_id })
}

interface Source {
  id: string
  reference: string
  lead: Row
  at: Date
  userAgent: string
}

/** The lead's reference. Throws when it could not be stored. */
export async function leadOfBooking(
  site: Site,
  { id, reference, lead, at, userAgent }: Source,
  makeLead: MakeLead,
): Promise<string> {
  const answers = [['Booking', reference]] as const
  const lead_id = await makeLead(site, lead, `booking ${id}`, { at, userAgent, answers })
  await setBookingLead(id, lead_id)
  return lead_id
}

const bookingLeads = outboxKind<MakeLead>({
  name: 'booking-leads',
  table: 'bookings',
  due: 'lead_due_at',
  async attempt(row, _turn, makeLead) {
    const { id, tenant, reference, lead, createdAt } = owing.parse(row)
    if (!lead) return { lead_due_at: NEVER }
    const source = { id, reference, lead, at: new Date(createdAt), userAgent: '' }
    await leadOfBooking(await activeSite(tenant), source, makeLead)
    return null
  },
})

/** Makes one lead that is missing after a crash. False when none is due. `now` in epoch ms. */
export const makeBookingLead = (makeLead: MakeLead, now?: number): Promise<boolean> =>
  workOnce(bookingLeads, makeLead, now)

const IDLE_MS = 15_000

export const startBookingLeads = (makeLead: MakeLead): Loop =>
  startLoop('booking leads', () => makeBookingLead(makeLead), IDLE_MS)
