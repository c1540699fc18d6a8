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

/** Kilograms from the car's handbook; `ball` is null where it is not known. */
export interface Puller {
  braked: number
  ball: number | null
}

export type TowVerdict = { can: 'yes' | 'part' | 'no' | 'unknown'; lines: string[] }

const kg = (mass: number) => `${formatNumber(mass)} kg`

/** `part`: only while it is loaded to less than its full mass. A limit that is met exactly passes. */
export function towVerdict(tow: Tow, { braked, ball }: Puller): TowVerdict {
  if (!(braked > 0) || (ball ?? 0) < 0) return { can: 'unknown', lines: [] }
  const load = loadedBall(tow)
  const lines = [
    braked >= tow.atm
      ? t('Your {kg} covers its full {atm}.', { kg: kg(braked), atm: kg(tow.atm) })
      : t('Fully loaded it may weigh {atm}, {over} over your {braked}.', {
          atm: kg(tow.atm),
          over: kg(tow.atm - braked),
          braked: kg(braked),
        }),
    ...(ball && ball < load
      ? [
          t('Loaded, it puts about {kg} on the ball, more than your {limit}.', {
            kg: kg(load),
            limit: kg(ball),
          }),
        ]
      : []),
  ]
  if (braked >= tow.atm && !(ball && ball < load)) return { can: 'yes', lines }
  const empty = tow.tare !== null && braked > tow.tare && !(ball && ball < (tow.ball ?? load))
  const carry = tow.tare === null ? 0 : Math.min(braked, tow.atm) - tow.tare
  return empty && braked < tow.atm
    ? {
        can: 'part',
        lines: [...lines, t('That leaves {kg} for water, gas and all you pack.', { kg: kg(carry) })],
      }
    : { can: empty ? 'part' : 'no', lines }
}
