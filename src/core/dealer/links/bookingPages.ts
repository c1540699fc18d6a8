/** Kinds with a page of their own. */
export const PAGED_KINDS = ['test_drive', 'service'] as const
export type PagedKind = (typeof PAGED_KINDS)[number]
/** A handover is chosen within the purchase of its car. */
export const KINDS = [...PAGED_KINDS, 'handover'] as const
export type BookingKind = (typeof KINDS)[number]

/** What a booking page's address says. `car` is a slug, `car_id` an id or a slug. */
export interface BookingQuery {
  car?: string
  location?: string
  date?: string
}

export const PAGE_OF: Record<PagedKind, { path: string; call: string; slug: string }> = {
  test_drive: { path: '/book-test-drive', call: '/api/test-drives', slug: 'book-test-drive' },
  service: { path: '/service/booking', call: '/api/service-bookings', slug: 'service/booking' },
}

export function bookingHref(kind: PagedKind, requested: BookingQuery): string {
  const input = Object.entries(requested).filter(([, value]) => value)
  const query = new URLSearchParams(input).toString()
  return PAGE_OF[kind].path + (query ? `?${query}` : '')
}
