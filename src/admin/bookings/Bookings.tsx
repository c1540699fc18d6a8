import type { Payload, PayloadRequest, TypedUser } from 'payload'
import { Head } from '@/admin/kit/Head'
import { screen } from '@/admin/kit/Screen'
import { plural } from '@/core/money/format'
import { addDays, dateWord, mondayOf } from '@/core/dealer/country/civil'
import { rowHref } from '@/lib/adminHrefs'
import { mayReadBookings } from '@/admin/may'
import { NEW_BOOKING } from './bookingHref'
import { bookingAfter, type DeskDay, dayBookings, weekBookings, type WeekDay } from './dayBookings'
import { PlaceBookings, PlaceLinks } from './PlaceBookings'
import { BookingList } from './BookingList'

function FreePlaces({ places }: { places: readonly DeskDay[] }) {
  if (!places.length) return null
  return (
    <section className="fc-card" aria-labelledby="free-places">
      <header>
        <h2 id="free-places">Nothing booked</h2>
      </header>
      <ul className="fc-list fc-list--words fc-list--stack">
        {places.map((place) => (
          <li key={place.id}>
            <b>{place.name}</b>
            <span className="fc-acts">
              <PlaceLinks place={place} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const hrefOf = (date: string): string => `/admin/bookings?date=${date}`
const weekOf = (date: string): string => `${hrefOf(date)}&view=week`

/** On a day without bookings, the first one after it. */
async function NextBooking({ payload, user, date }: { payload: Payload; user: TypedUser; date: string }) {
  const next = await bookingAfter(payload, user, date)
  return next ? (
    <>
      No bookings. The next one is <a href={rowHref('bookings', next.id)}>{next.name}</a>, {next.when}.
    </>
  ) : (
    'No bookings, and none after this day.'
  )
}

function WeekBookings({ days, today }: { days: WeekDay[]; today: string }) {
  return days.map(({ date, lines }) => (
    <section className="fc-card" key={date} aria-labelledby={`day-${date}`}>
      <header>
        <h2 id={`day-${date}`}>
          {dateWord(date, 'longWeekday')} {dateWord(date, 'day')}
        </h2>
        {date === today && <span className="fc-pill is-good">Today</span>}
        {lines.length === 0 && <span className="fc-muted">Nothing booked</span>}
        <a href={hrefOf(date)}>
          See the day<span className="fc-sr">, {dateWord(date, 'longWeekday')}</span>
        </a>
      </header>
      {lines.length > 0 && <BookingList lines={lines} />}
    </section>
  ))
}

const DATE = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/
const ARROWS: Readonly<Record<string, string>> = { Previous: '‹', Next: '›' }
type Step = [label: string, href: string, isCurrent?: boolean]

async function readDay(req: PayloadRequest, user: TypedUser, requested: string | null) {
  const now = new Date()
  const { places, date, today } = await dayBookings(req.payload, user, requested, now)
  const active = places.flatMap(({ lines }) => lines).filter(({ state }) => state !== 'cancelled')
  const steps: Step[] = [
    ['Previous day', hrefOf(addDays(date, -1))],
    ['Today', hrefOf(today), date === today],
    ['Next day', hrefOf(addDays(date, 1))],
    ['Week', weekOf(date)],
  ]
  return {
    title: `${dateWord(date, 'longWeekday')} ${dateWord(date, 'day')}`,
    count: active.length,
    after: date,
    steps,
    body: (
      <>
        {places
          .filter(({ lines }) => lines.length > 0)
          .map((place) => (
            <PlaceBookings key={place.id} place={place} now={now.getTime()} />
          ))}
        <FreePlaces places={places.filter(({ lines }) => lines.length === 0)} />
        {places.length === 0 && (
          <p className="fc-muted">
            You have no location yet. An administrator of your dealer can choose one for you.
          </p>
        )}
      </>
    ),
  }
}

async function readWeek(req: PayloadRequest, user: TypedUser, requested: string | null) {
  const { days, monday, today } = await weekBookings(req.payload, user, requested, new Date())
  const steps: Step[] = [
    ['Previous week', weekOf(addDays(monday, -7))],
    ['This week', weekOf(today), mondayOf(today) === monday],
    ['Next week', weekOf(addDays(monday, 7))],
    ['Day', hrefOf(requested ?? today)],
  ]
  return {
    title: `Week of ${dateWord(monday, 'day')}`,
    count: days.flatMap(({ lines }) => lines).length,
    after: addDays(monday, 6),
    steps,
    body: <WeekBookings days={days} today={today} />,
  }
}

/** One day by location, or a week by day. Payload shows a custom view to everybody, so the role is checked here. */
export const Bookings = screen(
  { path: '/admin/bookings', may: mayReadBookings },
  async ({ user, req, query }) => {
    const input = query.date
    const requested = typeof input === 'string' && DATE.test(input) ? input : null
    const read = query.view === 'week' ? readWeek : readDay
    const { title, count, steps, body, after } = await read(req, user, requested)
    return (
      <>
        <Head
          title={title}
          words={
            count ? (
              `${plural(count, 'booking')}. Times are local to each place.`
            ) : (
              <NextBooking payload={req.payload} user={user} date={after} />
            )
          }
        >
          <nav className="fc-acts fc-days-nav" aria-label="Days">
            {steps.map(([label, href, isCurrent]) => (
              <a
                key={label}
                className="fc-btn"
                href={href}
                aria-label={label}
                aria-current={isCurrent ? 'date' : undefined}
              >
                {ARROWS[label.split(' ')[0] ?? ''] ?? label}
              </a>
            ))}
            <a className="fc-btn fc-btn--main" href={NEW_BOOKING}>
              New booking
            </a>
          </nav>
        </Head>
        {body}
      </>
    )
  },
)
