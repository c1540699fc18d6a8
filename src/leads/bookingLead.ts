/** A booking is a lead too. Its id is the key of its lead, so that call and worker make one between them. */
import { setBookingLead, takeBookingWithoutLead } from '@/db/appointmentOutbox'
import type { Row } from '@/db/tableTypes'
import type { Site } from '@/domain/views'
import { startLoop, type Loop } from '@/jobs/loop'
import { log } from '@/lib/log'
import { parseLead } from './parseLead'
import { submitAdmitted } from './submit'

interface Source {
  id: string
  lead: Row
  at: Date
  userAgent: string
}

/** The lead's reference; null when what was sent makes no lead. Throws when it could not be stored. */
export async function leadOfBooking(site: Site, { id, lead, at, userAgent }: Source): Promise<string | null> {
  const parsed = parseLead(site, lead)
  if (!parsed.ok) {
    log.error({ booking: id, errors: parsed.errors }, 'a booking can have no lead')
    await setBookingLead(id, null)
    return null
  }
  const taken = await submitAdmitted(site, parsed.lead, { key: `booking ${id}`, at, userAgent })
  const lead_id = taken.kind === 'taken' ? taken.lead_id : null
  await setBookingLead(id, lead_id)
  return lead_id
}

export type SiteOfTenant = (tenantId: string) => Promise<Site | null>

/** Makes one lead that a crash left out. False when none is due. `now` in epoch ms. */
export async function makeBookingLead(siteOf: SiteOfTenant, now: number = Date.now()): Promise<boolean> {
  const booking = await takeBookingWithoutLead(now)
  if (!booking) return false
  const site = await siteOf(booking.tenant)
  const { id, lead, createdAt } = booking
  if (site && lead) await leadOfBooking(site, { id, lead, at: new Date(createdAt), userAgent: '' })
  return true
}

const IDLE_MS = 15_000

export const startBookingLeads = (siteOf: SiteOfTenant): Loop =>
  startLoop('booking leads', () => makeBookingLead(siteOf), IDLE_MS)
