/** Its key is the booking's id, so that the call and the worker together make only one. */
import type { Row } from '@/db/tableTypes'
import type { Site } from '@/core/dealer/views'
import { startLoop, type Loop } from '@/jobs/loop'
import type { MakeLead } from '@/core/person/leadPorts'
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
type BookingWithoutLead = z.output<typeof owing>

/** Leases one; null when none is due. `now` in epoch ms. */
async function takeBookingWithoutLead(now: number): Promise<BookingWithoutLead | null> {
  const row = await (
    await table('appointments')
  ).take([['lead_due_at', '<=', now]], { lead_due_at: now + LEASE_MS }, { sort: [['lead_due_at', 'asc']] })
  return row ? owing.parse(row) : null
}

async function setBookingLead(id: string, lead_id: string): Promise<void> {
  await (await table('appointments')).update([['id', '=', id]], { lead_due_at: NEVER, lead_id })
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

export type SiteOfTenant = (tenantId: string) => Promise<Site | null>

/** Makes one lead that is missing after a crash. False when none is due. `now` in epoch ms. */
export async function makeBookingLead(
  siteOf: SiteOfTenant,
  makeLead: MakeLead,
  now: number = Date.now(),
): Promise<boolean> {
  const booking = await takeBookingWithoutLead(now)
  if (!booking) return false
  const site = await siteOf(booking.tenant)
  const { id, reference, lead, createdAt } = booking
  if (site && lead)
    await leadOfBooking(site, { id, reference, lead, at: new Date(createdAt), userAgent: '' }, makeLead)
  return true
}

const IDLE_MS = 15_000

export const startBookingLeads = (siteOf: SiteOfTenant, makeLead: MakeLead): Loop =>
  startLoop('booking leads', () => makeBookingLead(siteOf, makeLead), IDLE_MS)
