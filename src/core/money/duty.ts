import { phrase } from '@/lib/words'
import { type DutyBand, DUTIES, type StateDuty } from './duties.data'

/** What the table asks of a car. */
export interface Dutiable {
  body: string | null | undefined
  fuel: string | null | undefined
  cylinders: number | null | undefined
}

const PASSENGER = /^(?:suv|4wd|sedan|hatch|wagon|coupe|convertible|people mover)$/i
const LIGHT_LOADS = /^(?:ute|van|cab chassis)$/i

const OTHER_BODY = phrase('Not enough to say: its body may have other rates')
const NO_ENGINE = phrase('Not enough to say: its fuel or cylinders are missing')
export const NOT_COVERED = phrase('Not covered')

function bandsOf({ rates }: StateDuty, { fuel, cylinders }: Dutiable): readonly DutyBand[] | undefined {
  if (!('battery' in rates)) return rates
  if (!fuel || /hydrogen/i.test(fuel)) return undefined
  if (/hybrid|electric/i.test(fuel)) return rates.battery
  return cylinders ? rates.cylinders.find(([upTo]) => cylinders <= upTo)?.[1] : undefined
}

function charged(value: number, step: number, { rate, base = 0, over = 0, slide }: DutyBand): number {
  const slid = slide ? Math.round((rate + (value - slide.from) / slide.per) * 100) / 100 : rate
  return Math.round(base + (Math.ceil((value - over) / step) * step * slid) / 100)
}

/** Whole dollars, or in a phrase why the table does not say. */
export function dutyIn(state: string, value: number, car: Dutiable): number | string {
  const table = Object.hasOwn(DUTIES, state) ? DUTIES[state] : undefined
  if (!table) return NOT_COVERED
  const body = car.body ?? ''
  if (!PASSENGER.test(body) && (table.isPassenger || !LIGHT_LOADS.test(body))) return OTHER_BODY
  const band = bandsOf(table, car)?.find(({ upTo }) => value <= upTo)
  return band ? charged(value, table.step, band) : NO_ENGINE
}
