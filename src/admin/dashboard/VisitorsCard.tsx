import { plural } from '@/core/money/format'
import { BookingList } from '@/admin/bookings/BookingList'
import type { Visitor } from '@/admin/bookings/visitors'

const SHOWN = 6

export function VisitorsCard({ visitors }: { visitors: readonly Visitor[] }) {
  const more = visitors.length - SHOWN
  return (
    <section className="fc-card" aria-labelledby="visitors-title">
      <header>
        <h2 id="visitors-title">Bookings today</h2>
        {visitors.length > 0 && <span className="fc-pill">{plural(visitors.length, 'booking')}</span>}
        <a href="/admin/bookings">All bookings</a>
      </header>
      {visitors.length === 0 && <p className="fc-foot">Nobody is booked for the rest of today.</p>}
      <BookingList lines={visitors.slice(0, SHOWN)} />
      {more > 0 && <p className="fc-foot">{plural(more, 'more booking')} later today.</p>}
    </section>
  )
}
