import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { auditWork } from '@/access/audit'
import { bodyOf, refuse } from '@/access/bodyOf'
import { readable } from '@/access/readable'
import { cancel, record } from '@/features/bookings/change'
import { restore } from '@/features/bookings/restore'

const bodySchema = z.object({ state: z.enum(['booked', 'done', 'no_show', 'cancelled']) })
type State = z.output<typeof bodySchema>['state']

const OVER = 'This booking is cancelled or over. Reload the page to see what has happened.'
const NOT_BEGUN = 'This booking has not begun yet: whether they came can be recorded from its start on.'
const NOT_BACK = {
  over: OVER,
  taken: 'This time is no longer free. Book another time for them.',
  car: 'The car of this booking is sold, withdrawn or not here. Book another car for them.',
}

/** Null when it is done; else why it is not. */
async function faultOf(
  { id, state: from, start }: Record<string, unknown>,
  to: State,
): Promise<string | null> {
  const booking = String(id)
  const now = new Date()
  if (to === 'cancelled') return (await cancel(booking, ['shopper'], now)) ? null : OVER
  if (from === 'cancelled' && to === 'booked') {
    const back = await restore(booking, now)
    return back === 'restored' ? null : NOT_BACK[back]
  }
  if (await record(booking, to, now)) return null
  return from !== 'cancelled' && Date.parse(String(start)) > now.getTime() ? NOT_BEGUN : OVER
}

/** `{state}` -> 200; 409 in words for what the booking does not allow now. */
async function setState(req: PayloadRequest): Promise<Response> {
  const booking = await readable(req, 'appointments', req.routeParams?.id)
  const { state } = await bodyOf(req, bodySchema, 'Send a state: booked, done, no_show or cancelled.')
  const fault = await faultOf(booking, state)
  if (fault) throw refuse(fault, 409)
  await auditWork(req, 'appointments', `${state} on`, booking)
  return Response.json({ state })
}

export const bookingStateEndpoint: Endpoint = {
  path: '/booking-states/:id',
  method: 'post',
  handler: setState,
}
