import type { Payload, TypedUser, UIFieldServerProps } from 'payload'
import { mayEditCars, mayReadBookings, mayReadReports } from '@/admin/may'
import { NeedLines } from '@/admin/dashboard/NeedsCard'
import { waitingPrices } from '@/admin/dashboard/needs/feeds'
import type { Need } from '@/admin/dashboard/needs/need'
import { sameCars, takenOff } from '@/admin/dashboard/needs/sameCars'
import { readPriceWaits } from '@/admin/stock/readPriceWaits'
import { vinOf } from '@/core/car/sameVin'
import { viewsLately } from '@/admin/reports/siteTables'
import { rowHref } from '@/lib/adminHrefs'
import { ownRows } from '@/admin/ownRows'
import { priceRatingSchema } from '@/core/car/ratingSchema'
import { sameVinOf } from '@/features/stock/sameVin'
import { idOf, recordOf } from '@/access/ids'
import { siteAddress } from '@/admin/siteAddress'
import { CarGlance } from './CarGlance'
import type { OwnLike } from './LikeCars'

interface Props {
  payload: Payload
  user: TypedUser
  car: { id: string; tenant: string; vin: unknown }
}

async function needsOf({ payload, user, car: { id, tenant, vin } }: Props): Promise<Need[]> {
  const hasVin = vinOf(typeof vin === 'string' ? vin : null) !== null
  const [waits, { pairs, off }] = await Promise.all([
    readPriceWaits({ payload, user }, id),
    sameVinOf(hasVin ? [tenant] : [], Date.now()),
  ])
  const own = <T extends { id: string }>(both: readonly (readonly [T, T])[]) =>
    both.filter((pair) => pair.some((one) => one.id === id))
  const ofPair = ([one, other]: readonly [{ id: string }, { id: string }]) =>
    rowHref('cars', one.id === id ? other.id : one.id)
  return [
    ...waitingPrices(waits).map((need) => ({ ...need, href: '' })),
    ...own(pairs).flatMap((pair) =>
      sameCars([pair]).map((need) => ({ ...need, act: 'See the other one', href: ofPair(pair) })),
    ),
    ...own(off).flatMap((pair) =>
      takenOff([pair]).map((need) => ({ ...need, act: 'See the other one', href: ofPair(pair) })),
    ),
  ]
}

/** What Today asks about this car, on its own screen. */
async function CarNeeds(props: Props) {
  if (!mayEditCars(props.user)) return null
  const needs = await needsOf(props)
  if (needs.length === 0) return null
  return (
    <section className="fc fc--field fc-carneeds" aria-labelledby="car-needs-title">
      <div className="fc-card">
        <header>
          <h2 id="car-needs-title">Waiting for you</h2>
        </header>
        <NeedLines needs={needs} dealers={new Map()} />
      </div>
    </section>
  )
}

/** Security: found as the person, so of the person's own dealers alone. */
async function ownLike(payload: Payload, user: TypedUser, rating: unknown): Promise<OwnLike[]> {
  const { data } = priceRatingSchema.safeParse(rating)
  if (!data?.own.length) return []
  const cars = await ownRows({ payload, user }, 'cars', { id: { in: data.own } })
  return cars.map(({ id, name, price, km }) => ({ id, name, price: price ?? null, km: km ?? null }))
}

export async function CarSummary({ data, payload, user }: UIFieldServerProps) {
  const { tenant: of, vin, price_rating } = recordOf(data)
  const [tenant, id] = [idOf(of), idOf(data)]
  return (
    <>
      {id && tenant && user && <CarNeeds payload={payload} user={user} car={{ id, tenant, vin }} />}
      <CarGlance
        views={
          id && tenant && mayReadReports(user)
            ? ((await viewsLately({ payload, user, now: new Date() }, tenant, id)).get(id) ?? 0)
            : null
        }
        like={user ? await ownLike(payload, user, price_rating) : []}
        site={tenant ? await siteAddress(payload, tenant) : null}
        mayMend={mayEditCars(user)}
        mayBook={mayReadBookings(user)}
        now={Date.now() / 1000}
      />
    </>
  )
}
