import { rowHref } from '@/lib/adminHrefs'
import { bookingHref } from './bookingHref'
import type { DeskDay } from './dayBookings'

export function FreePlaces({ places }: { places: readonly DeskDay[] }) {
  if (!places.length) return null
  return (
    <section className="fc-card" aria-labelledby="free-places">
      <header>
        <h2 id="free-places">Nothing booked</h2>
      </header>
      <table className="fc-table">
        <tbody>
          {places.map(({ id, name, book }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>
                {book && (
                  <a href={bookingHref({ place: id })}>
                    {book}
                    <span className="fc-sr"> at {name}</span>
                  </a>
                )}
              </td>
              <td>
                <a href={rowHref('locations', id)}>
                  Times and rules<span className="fc-sr"> of {name}</span>
                </a>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
