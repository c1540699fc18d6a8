import { rowHref } from '@/lib/adminHrefs'
import { staffOf } from '@/access/staff'
import type { Reading } from '@/admin/ownRows'
import { sameVinOf } from '@/features/stock/sameVin'
import type { Press, Need } from './need'

/** Cars that are on show twice, and those that were taken off for it today. */

export interface SameCar {
  id: string
  tenant: string
  name: string
  stocknum: string
  vin: string | null
  place: string
  /** Epoch milliseconds. */
  at: number
}

const whereOf = ({ place, stocknum }: SameCar): string => `${place} (${stocknum})`
const bothOf = (one: SameCar, other: SameCar): string =>
  one.place === other.place
    ? `${one.stocknum} and ${other.stocknum} at ${one.place}`
    : `${whereOf(one)} and ${whereOf(other)}`
/** Two of one place are told apart by their stock numbers. */
const nameIn = (car: SameCar, other: SameCar): string =>
  car.place === other.place ? car.stocknum : `the one at ${car.place}`

const keep = (car: SameCar, other: SameCar): Press => ({
  label: `Keep ${nameIn(car, other)}`,
  doing: 'Saving …',
  done: 'The other one is off the website, and its page leads to this one. You can undo it on Today for a day.',
  calls: [`/same-cars/${car.id}/${other.id}`],
  body: { is: 'one' },
})

export const sameCars = (pairs: readonly (readonly [SameCar, SameCar])[]): Need[] =>
  pairs.map(([one, other]) => ({
    id: `same car ${one.id} ${other.id}`,
    tenant: one.tenant,
    tone: 'soon',
    due: Math.max(one.at, other.at),
    title: `${one.name} is on the website twice: ${bothOf(one, other)}`,
    why: `Both have the VIN ${one.vin ?? ''}. If it is one car, the other page leads to the one that you keep.`,
    act: 'See the car',
    href: rowHref('cars', one.id),
    presses: [
      keep(one, other),
      keep(other, one),
      {
        ...{
          label: 'Two different cars',
          doing: 'Saving …',
          done: 'Both stay. You are not asked about them again.',
        },
        ...{ calls: [`/same-cars/${one.id}/${other.id}`], body: { is: 'two' } },
      },
    ],
  }))

/** For a day. */
export const takenOff = (cars: readonly (readonly [off: SameCar, kept: SameCar])[]): Need[] =>
  cars.map(([off, stored]) => ({
    id: `same car off ${off.id}`,
    tenant: off.tenant,
    tone: 'soon',
    due: off.at,
    title: `${off.name}: ${nameIn(off, stored)} was taken off the website, as the same car as ${nameIn(stored, off)}`,
    why: 'Its page leads to the other one.',
    act: 'See the car',
    href: rowHref('cars', off.id),
    presses: [
      {
        ...{ label: 'Undo', doing: 'Undoing …', done: 'Both are on the website again.' },
        ...{ calls: [`/same-cars/${stored.id}/${off.id}`], body: { is: 'undo' } },
      },
    ],
  }))

/** For those who may change cars of their own dealers; the platform has none. */
export async function readSameCars({ user, now }: Reading): Promise<Need[]> {
  const staff = staffOf(user)
  const tenants = staff?.shown ? [staff.shown] : (staff?.tenants ?? [])
  const { pairs, off } = await sameVinOf(tenants, now.getTime())
  return [...sameCars(pairs), ...takenOff(off)]
}
