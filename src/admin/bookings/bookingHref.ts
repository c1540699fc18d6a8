/** The screen where staff book a time for somebody, with what is known filled in. */
export const NEW_BOOKING = '/admin/bookings/new'

export const bookingHref = (known: {
  lead?: string
  car?: string
  shopper?: string
  place?: string
}): string => `${NEW_BOOKING}?${new URLSearchParams(known)}`
