import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { KEYED_PAGE } from '@/app/(site)/sites/[host]/_lib/metadata'
import { bookableOf, findByLink, isOpen } from '@/features/bookings/change'
import '@/styles/stock.css'
import '@/styles/journey.css'
import { NearCars } from '@/app/(site)/sites/[host]/cars/[slug]/_components/standing/NearCars'
import { threadLink } from '@/features/leads/thread'
import { carsById } from '@/core/car/read/cars'
import { similarCars } from '@/search/cars/similar'
import { MoveForm } from '@/components/bookings/MoveForm'
import { Breadcrumbs } from '@/components/page/Breadcrumbs'
import type { Query } from '@/app/(site)/sites/[host]/_lib/booking/query'
import { timesView } from '@/app/(site)/sites/[host]/_lib/booking/times'
import { renderTime, requireSite } from '@/app/(site)/sites/[host]/_lib/site'
import {
  BookingAside,
  BookingState,
  CancelForm,
  Unknown,
} from '@/app/(site)/sites/[host]/bookings/_components/BookingState'
import { phrase, t } from '@/lib/words'

interface Props {
  params: Promise<{ host: string; step: string }>
  searchParams: Promise<Query>
}

const TITLES = new Map([
  ['booked', phrase('You are booked')],
  ['manage', phrase('Your booking')],
  ['moved', phrase('Your booking has moved')],
  ['move', phrase('Move your booking')],
  ['cancel', phrase('Cancel your booking')],
])

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const site = await requireSite(params)
  return {
    title: `${t(TITLES.get((await params).step) ?? 'Your booking')} | ${site.tenant.name}`,
    ...KEYED_PAGE,
  }
}

/** Target of the links in mails. A GET changes nothing, because mail programs open links too. */
export default async function BookingStepPage({ params, searchParams }: Props) {
  const site = await requireSite(params)
  const { step } = await params
  const title = TITLES.get(step)
  if (!title) notFound()
  const query = await searchParams
  const token = typeof query.token === 'string' ? query.token : ''
  const found = await findByLink(site, token)
  if (!found) return <Unknown />
  const now = renderTime()
  const { booking } = found
  const open = isOpen(booking, now)
  const [car] = booking.car_id ? await carsById(site, [booking.car_id]) : []
  const near = car && step === 'booked' ? (await similarCars(site, car)).free : []
  const bookable = open && step === 'move' ? await bookableOf(found, now) : null
  const talk = await threadLink(site, booking)
  const times =
    bookable &&
    timesView({
      bookable,
      now,
      carId: booking.car_id ?? null,
      requested: typeof query.date === 'string' ? query.date : undefined,
      hrefOf: (date) => `/bookings/move?token=${token}&date=${date}`,
      slotsUrl: `/api/bookings/move?token=${token}`,
    })
  return (
    <main id="main" className="is-flow">
      <div className="wrap flow flow--book flow--told">
        <Breadcrumbs crumbs={[{ label: t(title) }]} />
        <header className="flow__head">
          <h1>{t(title)}</h1>
        </header>
        <BookingAside found={found} now={now} />
        <div className="flow__main">
          <BookingState {...{ site, found, car, token, open, step, talk }} />
          {times && <MoveForm view={times} token={token} />}
          {open && step === 'cancel' && <CancelForm token={token} />}
          <NearCars cars={near} config={site.config} />
        </div>
      </div>
    </main>
  )
}
