/** What staff may make of a booking at a moment, and what they hear before they do it. */
interface Seen {
  name: string
  phone: string
  hasEmail: boolean
}

export type BookingState = 'booked' | 'done' | 'no_show' | 'cancelled'
export type DeskAct = readonly [to: BookingState, label: string]

/** A shopper can have come, or not, from the start on; until then the booking can be moved and cancelled. */
export function deskActs(state: BookingState, hasBegun: boolean, canReturn: boolean): readonly DeskAct[] {
  if (state === 'cancelled') return canReturn && !hasBegun ? [['booked', 'Book again']] : []
  if (state !== 'booked') return [['booked', 'Undo']]
  if (!hasBegun) return [['cancelled', 'Cancel']]
  return [
    ['done', 'Attended'],
    ['no_show', 'No-show'],
  ]
}

/** Where no mail can go, somebody has to call. */
export const whoHears = ({ phone, hasEmail }: Seen): string => {
  if (hasEmail) return 'They get an email.'
  const call = phone ? `Call them on ${phone}.` : 'There is no phone number either.'
  return `No email goes out, as there is no address. ${call}`
}

export const cancelQuestion = (seen: Seen): string =>
  `Cancel the booking of ${seen.name}? ${whoHears(seen)} The time is free again.`

export const restoredWords = (seen: Seen): string => `Booked again. ${whoHears(seen)}`
