import { move } from '@/features/bookings/change'
import { countMove } from '@/features/bookings/limits'
import { NO_TIME } from '@/features/bookings/bookingSchema.rules'
import type { Site } from '@/core/dealer/views'
import { SHOPPER } from '@/features/bookings/shopperEntry'
import { changedByShopper } from '@/app/api/bookings/byShopper'
import { timesToMove } from '@/app/api/bookings/freeTimes'
import { bookingPage, readLinked } from '@/app/api/bookings/linked'
import { otherTimes } from '@/app/api/bookings/otherTimes'
import { forBookings } from '@/app/api/bookings/site'
import { failure, json } from '@/app/api/cars/answers'
import { plainFailure } from '@/app/api/forms/plainPages'
import type { PostedForm } from '@/app/api/forms/readForm'
import { translateFaults } from '@/app/api/forms/translateFaults'
import { tooMany } from '@/app/api/forms/tooMany'
import { methods } from '@/app/api/methods'
import { phrase } from '@/lib/words'

async function moveLinked(site: Site, request: Request): Promise<Response> {
  const linked = await readLinked(site, request)
  if (linked instanceof Response) return linked
  const { found, token, plainForm: plain, values } = linked
  const refuse: PostedForm['refuse'] = (status, errors, headers) =>
    plain
      ? plainFailure({ site, request }, status, errors, headers)
      : json({ error: translateFaults(errors)[0]?.message }, status, headers)
  const start = new Date(String(values.start))
  if (Number.isNaN(start.getTime())) return refuse(422, [{ path: 'start', message: NO_TIME }])
  const address = request.headers.get('x-forecourt-ip') ?? ''
  const { id, email } = found.booking
  const counted = await countMove(email || id, address)
  if (!counted.ok) return tooMany({ refuse }, site, counted.retryAfter)
  const now = new Date()
  const from = found.booking.start
  const moved = await move(found, start, now, { by: SHOPPER })
  if (moved.kind === 'moved' && moved.booking.start !== from)
    await changedByShopper(now, moved.booking, 'moved', { start: { from, to: moved.booking.start } })
  if (moved.kind === 'conflict')
    return otherTimes({ site, request }, { plain, values }, found.booking.timezone, moved)
  if (plain) return bookingPage(moved.kind === 'moved' ? 'moved' : 'manage', token)
  return moved.kind === 'moved'
    ? json({ state: 'booked', start: moved.booking.start })
    : failure(409, phrase('This booking can no longer be moved.'))
}

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: (request: Request): Promise<Response> =>
    forBookings(request, null, (site) => timesToMove(site, new URL(request.url).searchParams)),
  POST: (request: Request): Promise<Response> =>
    forBookings(request, null, (site) => moveLinked(site, request)),
})
