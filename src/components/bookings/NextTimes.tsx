import { bookingHref, type PagedKind } from '@/core/dealer/links/bookingPages'
import { stripDepartment } from '@/core/place/locationNames'
import type { LocationView } from '@/core/place/views'
import type { BookingDay } from '@/features/bookings/days.rules'
import { t } from '@/lib/words'

interface Props {
  kind: PagedKind
  times: readonly {
    location: Pick<LocationView, 'id' | 'slug' | 'name'>
    day: BookingDay
    /** `7:30 am` */
    first: string
  }[]
}

/** When each location has time next. A line leads to that day. */
export function NextTimes({ kind, times }: Props) {
  if (!times.length) return null
  return (
    <section className="freetimes" aria-labelledby={`next-${kind}`}>
      <h2 id={`next-${kind}`}>{t('Next free')}</h2>
      <ul>
        {times.map(({ location, day, first }) => (
          <li key={location.id}>
            <a href={bookingHref(kind, { location: location.slug, date: day.date })}>
              <span>{stripDepartment(location.name)}</span>
              <b>{t('{weekday} {day}', { weekday: day.weekday, day: day.day })}</b>
              <span>{t('from {time}', { time: first })}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
