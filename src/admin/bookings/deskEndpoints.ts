import { NotFound, type Endpoint, type PayloadRequest } from 'payload'
import { auditWork } from '@/access/audit'
import { bodyOf } from '@/access/bodyOf'
import { bookableCar } from '@/features/bookings/bookable'
import { mayReadBookings } from './mayReadBookings'
import { deskBookingSchema } from './deskBookingSchema'
import { bookAtDesk } from './deskBook'
import { deskPlaces, freeAt } from './deskPlaces'
import { momentText } from '@/core/place/moments'

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
  if (isNew) await auditWork(req, 'appointments', 'booked', { id, tenant, reference })
  return Response.json(
    { id, reference, when: momentText(start, timezone), lead },
    { status: isNew ? 201 : 200 },
  )
}

export const deskEndpoints: Endpoint[] = [
  { path: '/desk-times', method: 'get', handler: times },
  { path: '/desk-bookings', method: 'post', handler: bookFor },
]
