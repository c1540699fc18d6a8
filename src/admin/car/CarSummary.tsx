import type { Payload, TypedUser, UIFieldServerProps } from 'payload'
import { mayEditCars, mayReadBookings } from '@/admin/may'
import { NeedLines } from '@/admin/dashboard/NeedsCard'
import { waitingPrices } from '@/admin/dashboard/needs/feeds'
import type { Need } from '@/admin/dashboard/needs/need'
import { sameCars, takenOff } from '@/admin/dashboard/needs/sameCars'
import { readPriceWaits } from '@/admin/stock/readPriceWaits'
import { vinOf } from '@/core/car/sameVin'
import { rowHref } from '@/lib/adminHrefs'
import { sameVinOf } from '@/features/stock/sameVin'
import { idOf, recordOf } from '@/access/ids'
import { siteAddress } from '@/admin/siteAddress'
import { CarGlance } from './CarGlance'

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

export async function CarSummary({ data, payload, user }: UIFieldServerProps) {
  const { tenant: of, vin } = recordOf(data)
  const [tenant, id] = [idOf(of), idOf(data)]
  return (
    <>
      {id && tenant && user && <CarNeeds payload={payload} user={user} car={{ id, tenant, vin }} />}
      <CarGlance
        site={tenant ? await siteAddress(payload, tenant) : null}
        mayMend={mayEditCars(user)}
        mayBook={mayReadBookings(user)}
      />
    </>
  )
}
