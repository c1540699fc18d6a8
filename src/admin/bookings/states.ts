import type { BookingLine } from './dayBookings'

export const STATES: Record<BookingLine['state'], { text: string; tone: string }> = {
  booked: { text: 'Booked', tone: 'is-good' },
  done: { text: 'Attended', tone: '' },
  no_show: { text: 'No-show', tone: 'is-bad' },
  cancelled: { text: 'Cancelled', tone: '' },
}
