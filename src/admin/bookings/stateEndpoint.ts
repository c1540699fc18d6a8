import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { auditWork } from '@/access/audit'
import { bodyOf } from '@/access/bodyOf'
import { readable } from '@/access/readable'
import { cancel, record } from '@/appointments/change'

const bodySchema = z.object({ state: z.enum(['booked', 'done', 'no_show', 'cancelled']) })

/** `{state}` -> 200; 409 for a booking that is cancelled or over: its seat may be another's. */
async function setState(req: PayloadRequest): Promise<Response> {
  const booking = await readable(req, 'appointments', req.routeParams?.id)
  const { state } = await bodyOf(req, bodySchema, 'Send a state: booked, done, no_show or cancelled.')
  const id = String(booking.id)
  const done = state === 'cancelled' ? await cancel(id, ['shopper'], new Date()) : await record(id, state)
  if (!done) throw new APIError('This booking is cancelled or over.', 409, undefined, true)
  await auditWork(req, 'appointments', `${state} on`, booking)
  return Response.json({ state })
}

export const bookingStateEndpoint: Endpoint = {
  path: '/booking-states/:id',
  method: 'post',
  handler: setState,
}
