import { formatNumber } from '@/core/money/format'
import { t } from '@/lib/words'
import type { Car } from './car'

export interface Tow {
  /** Aggregate trailer mass in kg: the most that it may weigh when loaded. */
  atm: number
  /** Empty, on its own wheels, in kg. */
  tare: number | null
  /** On the ball when empty, in kg. */
  ball: number | null
}

export const towOf = ({ specifications: s }: Pick<Car, 'specifications'>): Tow | null =>
  s?.aggregate_trailer_mass
    ? { atm: s.aggregate_trailer_mass, tare: s.tare_weight || null, ball: s.ball_weight || null }
    : null

/** Share of the full mass that a loaded caravan puts on the ball, as caravan builders plan it. */
const BALL_SHARE = 0.1
export const loadedBall = ({ atm }: Pick<Tow, 'atm'>): number => Math.round(atm * BALL_SHARE)

/** In kg: water, gas and bedding for one trip, and one person. With less than that left nobody sets off. */
const LEAST_LOAD = 150
const DRIVER = 75

/** Kilograms from the car's handbook and plate; what is not known is absent or null. */
export interface Puller {
  braked: number
  ball?: number | null
  /** Gross vehicle mass: the most that the car itself may weigh, with the load on its ball. */
  gvm?: number | null
  /** Gross combination mass: the most that car and trailer may weigh together. */
  gcm?: number | null
  kerb?: number | null
}

/** Null where the dealer does not say what the car tows. */
export const pullerOf = ({ variant: v }: Pick<Car, 'variant'>): Puller | null =>
  v?.braked_towing
    ? { braked: v.braked_towing, gvm: v.grossvehiclemass || null, kerb: v.kerb_weight || null }
    : null

/** The most that a loaded trailer may weigh. The combination counts the car at its own full mass, as on a trip. */
export const mostTowed = ({ braked, gvm, gcm }: Puller): number =>
  gvm && gcm ? Math.min(braked, gcm - gvm) : braked

/** What is left in the car for people and luggage with the full load on the ball; null while it is not known. */
export const leftInCar = ({ atm }: Pick<Tow, 'atm'>, { gvm, kerb }: Puller): number | null =>
  gvm && kerb ? gvm - kerb - loadedBall({ atm }) : null

/** What it may carry besides its own weight, in kg, where at most `most` may be towed; null where its tare is not known. */
export const mostCarried = ({ atm, tare }: Pick<Tow, 'atm' | 'tare'>, most: number): number | null =>
  tare === null ? null : Math.min(most, atm) - tare

export type TowVerdict = { can: 'yes' | 'part' | 'no' | 'unknown'; lines: string[] }

const kg = (mass: number) => `${formatNumber(mass)} kg`

const massLine = ({ atm }: Tow, puller: Puller): string => {
  const most = mostTowed(puller)
  if (most < puller.braked)
    return most >= atm
      ? t('Both full, it and your car stay within the combination mass of {gcm}.', {
          gcm: kg(puller.gcm ?? 0),
        })
      : t('Both full, it and your car are {over} over the combination mass of {gcm}.', {
          over: kg(atm - most),
          gcm: kg(puller.gcm ?? 0),
        })
  return most >= atm
    ? t('Your {kg} covers its full {atm}.', { kg: kg(most), atm: kg(atm) })
    : t('Fully loaded it may weigh {atm}, {over} over your {braked}.', {
        atm: kg(atm),
        over: kg(atm - most),
        braked: kg(most),
      })
}

const ballLines = (load: number, ball: number | null | undefined): string[] =>
  ball && ball < load
    ? [
        t('Loaded, it puts about {kg} on the ball, more than your {limit}.', {
          kg: kg(load),
          limit: kg(ball),
        }),
      ]
    : []

const carLines = (left: number | null): string[] => {
  if (left === null) return []
  if (left <= 0) return [t('Its ball load alone is more than your car may carry.')]
  const line = t('With it on the ball, {kg} are left in your car for people and luggage.', { kg: kg(left) })
  return left < DRIVER ? [line, t('Its driver alone weighs about {kg}.', { kg: kg(DRIVER) })] : [line]
}

const loadLine = (carry: number): string =>
  carry < LEAST_LOAD
    ? t('That leaves {kg} for water, gas and all you pack. A trip needs about {least}.', {
        kg: kg(Math.max(0, carry)),
        least: kg(LEAST_LOAD),
      })
    : t('That leaves {kg} for water, gas and all you pack.', { kg: kg(carry) })

/**
 * `part`: only while it is loaded to less than its full mass. A limit that is met exactly passes. The ball is judged by the full mass
 * always: what a lighter load puts on it depends on where it lies.
 */
export function towVerdict(tow: Tow, puller: Puller): TowVerdict {
  const { braked, ball } = puller
  if (!(braked > 0) || (ball ?? 0) < 0) return { can: 'unknown', lines: [] }
  const load = Math.max(loadedBall(tow), tow.ball ?? 0)
  const most = mostTowed(puller)
  const left = leftInCar(tow, puller)
  const isHeavy = most < tow.atm
  const carry = isHeavy ? mostCarried(tow, most) : null
  const lines = [
    ...[massLine(tow, puller), ...ballLines(load, ball), ...carLines(left)],
    ...(carry === null ? [] : [loadLine(carry)]),
  ]
  const isOver = (left !== null && left < DRIVER) || Boolean(ball && ball < load)
  if (isOver || (isHeavy && (carry ?? 0) < LEAST_LOAD)) return { can: 'no', lines }
  return { can: isHeavy ? 'part' : 'yes', lines }
}
