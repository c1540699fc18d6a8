import { NotFound, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { auditWork } from '@/access/audit'
import { bodyOf, refuse } from '@/access/bodyOf'
import { bookableCar } from '@/features/bookings/bookable'
import { mayReadBookings } from '@/admin/may'
import { momentText } from '@/core/place/moments'
import { readable } from '@/access/readable'
import { cancel, readOne, record } from '@/features/bookings/change'
import { handoverNow } from '@/features/bookings/handover'
import { restore } from '@/features/bookings/restore'
import { followBooking } from '@/features/reservations/change'
import { personName } from '@/access/staff'
import { deskBookingSchema } from './deskBookingSchema'
import { bookAtDesk } from './deskBook'
import { deskPlaces, freeAt } from './deskPlaces'

/** `?location_id=&car_id=` -> `{days: [{date, label, times: [{start, label}]}]}`, those with a free time. */
async function times(req: PayloadRequest): Promise<Response> {
  if (!req.user || !mayReadBookings(req.user)) throw new NotFound(req.t)
  const id = req.searchParams.get('location_id')
  const place = (await deskPlaces(req.payload, req.user)).find(({ location }) => location.id === id)
  if (!place) throw new NotFound(req.t)
  const car = await bookableCar(place.site, req.searchParams.get('car_id') ?? undefined)
  return Response.json({ days: await freeAt(place, car?.id ?? null) })
}

/** 201 `{id, reference, when, lead}`; 200 for a repeated key; 409 for a time that is taken. */
async function bookFor(req: PayloadRequest): Promise<Response> {
  if (!mayReadBookings(req.user)) throw new NotFound(req.t)
  const body = await bodyOf(req, deskBookingSchema)
  const { booked, lead, isNew } = await bookAtDesk(req, body)
  const { id, reference, start, timezone, tenant } = booked
  if (isNew) await auditWork(req, 'bookings', 'booked', { id, tenant, reference })
  return Response.json(
    { id, reference, when: momentText(start, timezone), lead },
    { status: isNew ? 201 : 200 },
  )
}

export const deskEndpoints: Endpoint[] = [
  { path: '/desk-times', method: 'get', handler: times },
  { path: '/desk-bookings', method: 'post', handler: bookFor },
]

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
  by: string,
): Promise<string | null> {
  const booking = String(id)
  const now = new Date()
  if (to === 'cancelled') return (await cancel(booking, ['shopper'], now, by)) ? null : OVER
  if (from === 'cancelled' && to === 'booked') {
    const back = await restore(booking, now, by)
    return back === 'restored' ? null : NOT_BACK[back]
  }
  if (await record(booking, to, now)) return null
  return from !== 'cancelled' && Date.parse(String(start)) > now.getTime() ? NOT_BEGUN : OVER
}

const DID: Record<State, string> = {
  ...{ booked: 'set back to booked', cancelled: 'cancelled' },
  ...{ done: 'recorded as attended', no_show: 'recorded as a no-show' },
}

/** `{state}` -> 200; 409 in words for what the booking does not allow now. */
async function setState(req: PayloadRequest): Promise<Response> {
  const booking = await readable(req, 'bookings', req.routeParams?.id)
  const { state } = await bodyOf(req, bodySchema, 'Send a state: booked, done, no_show or cancelled.')
  const by = personName(req)
  const fault = await faultOf(booking, state, by)
  if (fault) throw refuse(fault, 409)
  await auditWork(req, 'bookings', DID[state], booking, undefined, {
    state: { from: booking.state, to: state },
  })
  const now = await readOne([['id', '=', String(booking.id)]])
  if (now) await followBooking(now, handoverNow(now), { by, now: Date.now() })
  return Response.json({ state })
}

export const bookingStateEndpoint: Endpoint = {
  path: '/booking-states/:id',
  method: 'post',
  handler: setState,
}
