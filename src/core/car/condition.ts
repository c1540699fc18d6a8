import { formatLongDate } from '@/lib/dates'
import { formatKm } from '@/core/money/format'
import { phrase, t } from '@/lib/words'
import type { Car } from './car'
import { factText, regoExpiryText, specRows, type SpecRow } from './specs'
import { capital } from '@/lib/text'

type Lived = Pick<Car, 'previous_owners' | 'keys' | 'service' | 'rego_expiry'>
type Inspected = Pick<Car, 'inspection' | 'inspection_passed' | 'inspection_noted'>

/** `12 August 2026, at 58,200 km`, or the half of it that is known. */
const serviceText = (day: string | null | undefined, km: number | null | undefined): string | null => {
  const date = day ? formatLongDate(day) : null
  if (!km) return date
  return date ? t('{date}, at {km}', { date, km: formatKm(km) }) : t('at {km}', { km: formatKm(km) })
}

const nextText = (day: string | null | undefined, km: number | null | undefined): string | null => {
  const date = day ? formatLongDate(day) : null
  if (!km) return date ? t('by {date}', { date }) : null
  return date ? t('by {date} or {km}', { date, km: formatKm(km) }) : t('at {km}', { km: formatKm(km) })
}

/** `One, since new`; null where nobody said how many. */
export const ownersText = (owners: number | null | undefined): string | null => {
  const count = factText(owners)
  return count === '1' ? t('One, since new') : count
}

/** A fact that nobody sent has no row. */
export const historyRows = ({ previous_owners, keys, service, rego_expiry }: Lived, now: Date): SpecRow[] =>
  specRows([
    [phrase('Owners'), ownersText(previous_owners)],
    [phrase('Keys'), keys],
    [phrase('Service books'), service?.books],
    [phrase('Last service'), serviceText(service?.last_date, service?.last_km)],
    [phrase('Next service'), nextText(service?.next_date, service?.next_km)],
    [phrase('Registration'), regoExpiryText(rego_expiry, now)],
  ])

export interface Finding {
  part: string | null
  text: string
}

/** `Tyres: 6 mm front` has its part before the colon; a finding without one is all text. */
const findingOf = (line: string): Finding => {
  const [, part, text] = /^([^:]{1,40}):\s+(.+)$/.exec(line) ?? []
  return part && text ? { part, text: capital(text) } : { part: null, text: capital(line) }
}
const findings = (lines: readonly string[] | null | undefined): Finding[] =>
  (lines ?? []).flatMap((line) => {
    const text = factText(line)
    return text ? [findingOf(text)] : []
  })

export interface Inspection {
  /** `Inspected on 3 November 2026 by our own workshop, on 90 points.` */
  about: string
  passed: Finding[]
  noted: Finding[]
}

/** `Inspected by our own workshop on 90 points`, with the day where it is asked for; null without an inspection. */
export const inspectedText = (inspection: Car['inspection'], withDay = false): string | null => {
  if (!inspection) return null
  const { date, by, points } = inspection
  const parts = [
    t('Inspected'),
    withDay && date && t('on {date}', { date: formatLongDate(date) }),
    factText(by) && t('by {by}', { by: factText(by) ?? '' }),
    points && t('on {points} points', { points }),
  ]
  return parts.filter(Boolean).join(' ')
}

/** Null without a finding: an inspection date alone says nothing about the car. */
export function inspectionOf(car: Inspected): Inspection | null {
  const passed = findings(car.inspection_passed)
  const noted = findings(car.inspection_noted)
  if (!passed.length && !noted.length) return null
  const about = inspectedText(car.inspection ?? {}, true)
  return { about: `${about}.`, passed, noted }
}

/** Every registered car has a registration, so it alone is no history. */
export const hasCondition = (car: Lived & Inspected, now: Date): boolean =>
  inspectionOf(car) !== null || historyRows({ ...car, rego_expiry: null }, now).length > 0
