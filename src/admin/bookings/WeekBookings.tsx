import { dateWord } from '@/core/place/hours/civil'
import { BookingList } from './BookingList'
import type { WeekDay } from './dayBookings'

export function WeekBookings({ days, today }: { days: WeekDay[]; today: string }) {
  return days.map(({ date, lines }) => (
    <section className="fc-card" key={date} aria-labelledby={`day-${date}`}>
      <header>
        <h2 id={`day-${date}`}>
          {dateWord(date, 'longWeekday')} {dateWord(date, 'day')}
        </h2>
        {date === today && <span className="fc-pill is-good">Today</span>}
        <a href={`/admin/bookings?date=${date}`}>
          Open<span className="fc-sr"> {dateWord(date, 'longWeekday')}</span>
        </a>
      </header>
      {lines.length === 0 && <p className="fc-foot">Nothing booked.</p>}
      {lines.length > 0 && <BookingList lines={lines} />}
    </section>
  ))
}
