import { move } from '@/appointments/change'
import { NO_TIME } from '@/domain/appointments/bookingSchema'
import type { Site } from '@/domain/views'
import { bookingPage, readLinked } from '@/app/api/bookings/linked'
import { otherTimes } from '@/app/api/bookings/otherTimes'
import { forBookings } from '@/app/api/bookings/site'
import { failure, json } from '@/app/api/cars/answers'
import { plainFailure } from '@/app/api/forms/plainPages'
import { methods } from '@/app/api/methods'
import { phrase } from '@/lib/words'

async function moveLinked(site: Site, request: Request): Promise<Response> {
  const linked = await readLinked(site, request)
  if (linked instanceof Response) return linked
  const { found, token, plainForm: plain, values } = linked
  const start = new Date(String(values.start))
  if (Number.isNaN(start.getTime()))
    return plain
      ? plainFailure({ site, request }, 422, [{ path: 'start', message: NO_TIME }])
      : failure(422, NO_TIME)
  const moved = await move(found, start, new Date())
  if (moved.kind === 'conflict')
    return otherTimes({ site, request }, { plain, values }, found.appointment.timezone, moved.nearest)
  if (plain) return bookingPage('manage', token)
  return moved.kind === 'moved'
    ? json({ state: 'booked', start: moved.appointment.start })
    : failure(409, phrase('This booking can no longer be moved.'))
}

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: (request: Request): Promise<Response> =>
    forBookings(request, null, (site) => moveLinked(site, request)),
})
