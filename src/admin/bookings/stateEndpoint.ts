import { APIError, NotFound, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { auditWork } from '@/access/audit'
import { recordOf } from '@/access/ids'
import { cancel, record } from '@/appointments/change'

const bodySchema = z.object({ state: z.enum(['booked', 'done', 'no_show', 'cancelled']) })

/** Who may read a booking may say what became of it. Another's is the same 404 as none. */
async function readable(req: PayloadRequest): Promise<Record<string, unknown>> {
  const id: unknown = req.routeParams?.id
  if (typeof id !== 'string' || !req.user) throw new NotFound(req.t)
  const verdict = await req.payload.collections.appointments.config.access.read({ req })
  if (verdict === false) throw new NotFound(req.t)
  const { docs } = await req.payload.find({
    collection: 'appointments',
    where: { id: { equals: id } },
    depth: 0,
    limit: 1,
    pagination: false,
    user: req.user,
    overrideAccess: false,
  })
  if (!docs[0]) throw new NotFound(req.t)
  return recordOf(docs[0])
}

/** `{state}` -> 200; 409 for a booking that is cancelled or over: its seat may be another's. */
async function setState(req: PayloadRequest): Promise<Response> {
  const booking = await readable(req)
  const body: unknown = await req.json?.().catch(() => null)
  const parsed = bodySchema.safeParse(body)
  if (!parsed.success) throw new APIError('Send a state: booked, done, no_show or cancelled.', 422)
  const { state } = parsed.data
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
