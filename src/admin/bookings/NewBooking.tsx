import { Head } from '@/admin/kit/Head'
import { screen } from '@/admin/kit/Screen'
import { KIND_WORDS } from '@/core/place/moments'
import { stripDepartment } from '@/core/place/locationNames'
import { BookingForm } from './BookingForm'
import { NEW_BOOKING } from './bookingHref'
import { mayReadBookings } from '@/admin/may'
import { deskPlaces, freeAt } from './deskPlaces'
import { knownFor } from './known'

/** Staff book a time for somebody: what a lead, an account or a car says is filled in, and the next free time is chosen. */
export const NewBooking = screen(
  { path: NEW_BOOKING, may: mayReadBookings, look: 'fc-book' },
  async ({ payload, user, req, query }) => {
    const places = await deskPlaces(payload, user)
    const known = await knownFor(req, places, query)
    const place = places.find(({ location }) => location.id === known.place)
    const days = place ? await freeAt(place, known.car?.id ?? null) : []
    return (
      <>
        <Head
          title={place ? KIND_WORDS[place.kind].verb : 'Book a time'}
          words={
            <>{known.lead ? `For ${known.name}, from the lead.` : 'For somebody who called or came in.'}</>
          }
        />
        {place ? (
          <BookingForm
            known={known}
            days={days}
            places={places.map(({ location, kind, site }) => ({
              ...{ id: location.id, kind, tenant: site.tenant.id },
              name: `${stripDepartment(location.name)}: ${KIND_WORDS[kind].one}`,
            }))}
          />
        ) : (
          <p className="fc-none">
            No place of yours takes bookings. Opening hours and rules are at Locations; test drives and
            service bookings are switched on in Settings.
          </p>
        )}
      </>
    )
  },
)
