import { dateWord } from '@/domain/hours/civil'
import type { WeekDay } from './dayBookings'

/** What stands in each day; the day's own page has the buttons. */
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
      {lines.length > 0 && (
        <ul className="fc-list">
          {lines.map(({ id, time, name, what, about, place }) => (
            <li key={id}>
              <b>{time}</b>
              <div>
                <b>{name}</b>
                <span>{[what, about, place].filter(Boolean).join(', ')}</span>
              </div>
              <a href={`/admin/collections/appointments/${id}`}>
                Open<span className="fc-sr"> the booking of {name}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  ))
}
