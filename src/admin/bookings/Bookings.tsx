import { DefaultTemplate } from '@payloadcms/next/templates'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { plural } from '@/domain/format'
import { addDays, dateWord } from '@/domain/hours/civil'
import { dayBookings, mayReadBookings } from './dayBookings'
import { PlaceBookings } from './PlaceBookings'

const DATE = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/
const hrefOf = (date: string): string => `/admin/bookings?date=${date}`

/** One day by location. Payload shows a custom view to everybody, so the role is checked here. */
export async function Bookings({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, visibleEntities } = initPageResult
  const { payload, user, i18n } = req
  if (!user) redirect('/admin/login?redirect=%2Fadmin%2Fbookings')
  if (!mayReadBookings(user)) redirect('/admin')
  const given = searchParams?.date
  const asked = typeof given === 'string' && DATE.test(given) ? given : null
  const { places, date, today } = await dayBookings(payload, user, asked, new Date())
  const standing = places.flatMap(({ lines }) => lines).filter(({ state }) => state !== 'cancelled')
  return (
    <DefaultTemplate
      i18n={i18n}
      params={params}
      payload={payload}
      permissions={permissions}
      searchParams={searchParams}
      user={user}
      visibleEntities={visibleEntities}
    >
      <div className="fc">
        <header className="fc-head">
          <div>
            <h1>
              {dateWord(date, 'longWeekday')} {dateWord(date, 'day')}
            </h1>
            <p>
              {standing.length ? plural(standing.length, 'booking') : 'No bookings'}, in the time of each
              location.
            </p>
          </div>
          <nav className="fc-acts" aria-label="Day">
            <a className="fc-btn" href={hrefOf(addDays(date, -1))}>
              Day before
            </a>
            <a className="fc-btn" href={hrefOf(today)} aria-current={date === today ? 'date' : undefined}>
              Today
            </a>
            <a className="fc-btn" href={hrefOf(addDays(date, 1))}>
              Day after
            </a>
          </nav>
        </header>
        {places.map((place) => (
          <PlaceBookings key={place.id} place={place} />
        ))}
        {places.length === 0 && <p className="fc-muted">You work at no location yet.</p>}
      </div>
    </DefaultTemplate>
  )
}
