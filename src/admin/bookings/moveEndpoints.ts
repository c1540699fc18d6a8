import { NotFound, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { auditWork } from '@/access/audit'
import { bodyOf, refuse } from '@/access/bodyOf'
import { readable } from '@/access/readable'
import { personName } from '@/access/staff'
import { siteOfTenant } from '@/core/dealer/read/sites'
import { momentText } from '@/core/place/moments'
import { bookableOf, type Found, findById, isOpen, move } from '@/features/bookings/change'
import { freeTimes } from '@/features/bookings/deskTimes.rules'
import { handoverNow } from '@/features/bookings/handover'
import { followBooking } from '@/features/reservations/change'

const CLOSED = 'This booking can no longer be moved. Reload the page to see what has happened.'
const GONE = 'Somebody has just taken this time, or it is over. Choose another.'

/** Whoever may read a booking may move it for a caller. */
async function foundFor(req: PayloadRequest): Promise<Found> {
  const { id, tenant } = await readable(req, 'bookings', req.routeParams?.id)
  const site = await siteOfTenant(String(tenant))
  const found = site && (await findById(site, String(id)))
  if (!found) throw new NotFound(req.t)
  return found
}

/** `{days: [{date, label, times: [{start, label}]}]}`, those with a free time. */
async function times(req: PayloadRequest): Promise<Response> {
  const found = await foundFor(req)
  const now = new Date()
  const open = isOpen(found.booking, now) ? await bookableOf(found, now, true) : null
  const days = open ? freeTimes(open.timetable, open.taken, now, found.booking.car_id ?? null) : []
  return Response.json({ days })
}

const bodySchema = z.object({ start: z.iso.datetime({ offset: true, error: 'Choose a time.' }) })

/** `{start}` -> 200 {start, when}; 409 in words for a time that is taken, and for a booking that is over. */
async function moveIt(req: PayloadRequest): Promise<Response> {
  const found = await foundFor(req)
  const { start } = await bodyOf(req, bodySchema)
  const now = new Date()
  const by = personName(req)
  const moved = await move(found, new Date(start), now, { by, isDesk: true })
  if (moved.kind !== 'moved') throw refuse(moved.kind === 'closed' ? CLOSED : GONE, 409)
  const { booking } = moved
  const { start: from } = found.booking
  if (booking.start !== from) {
    const diff = { start: { from, to: booking.start } }
    await auditWork(req, 'bookings', 'moved', { ...booking }, undefined, diff)
    await followBooking(booking, handoverNow(booking), { by, now: now.getTime() })
  }
  return Response.json({ start: booking.start, when: momentText(booking.start, booking.timezone) })
}

export const moveEndpoints: Endpoint[] = [
  { path: '/booking-moves/:id', method: 'get', handler: times },
  { path: '/booking-moves/:id', method: 'post', handler: moveIt },
]
