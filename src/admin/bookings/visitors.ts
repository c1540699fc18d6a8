import type { Payload, TypedUser } from 'payload'
import { dayLines, type PlaceDay, type PlacedLine } from './dayBookings'
import { mayReadBookings } from './mayReadBookings'

export type Visitor = PlacedLine

/** Visitors who are expected and have not been recorded as here or absent, at all locations, by time. */
export const expectedVisitors = (places: readonly Pick<PlaceDay, 'name' | 'lines'>[]): Visitor[] =>
  places
    .flatMap(({ name, lines }) => lines.map((line) => ({ ...line, place: name })))
    .filter(({ state }) => state === 'booked')
    .sort((a, b) => Date.parse(a.start) - Date.parse(b.start))

/** The visitors of today. Null for roles that read no bookings. */
export async function readVisitors(payload: Payload, user: TypedUser, now: Date): Promise<Visitor[] | null> {
  if (!mayReadBookings(user)) return null
  const { places } = await dayLines(payload, user, null, now)
  return expectedVisitors(places)
}
