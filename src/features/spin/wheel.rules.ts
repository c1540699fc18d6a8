/** Rules of the wheel, without chance: the random number is an argument. */
import { share, standIn, type Prize, type SpinConfig } from '@/core/dealer/config/spinConfig'
import { addDays, addMonths, mondayOf } from '@/core/dealer/country/civil'
import { phrase } from '@/lib/words'

export const CHANCES = 10_000

const within = (date: string, { from, until }: { from: string | null; until: string | null }): boolean =>
  (!from || from <= date) && (!until || date <= until)

export const isOn = (wheel: SpinConfig, date: string): boolean => within(date, wheel)

/** The line that `chance` from 0 to 9,999 selects, or its stand-in while the line does not run. */
export function lineOf(wheel: SpinConfig, chance: number, date: string): Prize | undefined {
  let sum = 0
  const line = wheel.prizes.find((prize) => chance < (sum += share(prize)))
  return line && within(date, line) ? line : standIn(wheel)
}

const firstOfMonth = (date: string): string => `${date.slice(0, 7)}-01`

/** All goes of one period have the same text: `summer`, `summer 2026-11-23`. Weeks begin on Monday. */
export function periodOf({ key, every }: SpinConfig, date: string): string {
  if (every === 'once') return key
  const first = { day: date, week: mondayOf(date), month: firstOfMonth(date) }[every]
  return `${key} ${first}`
}

/** The first day of the next go; null when there is none. */
export function nextGo({ every, until }: SpinConfig, date: string): string | null {
  if (every === 'once') return null
  const next = {
    day: addDays(date, 1),
    week: addDays(mondayOf(date), 7),
    month: addMonths(firstOfMonth(date), 1),
  }[every]
  return next <= until ? next : null
}

/** How far the wheel is turned, in degrees, when the middle of a field is under the pointer at the top. */
export const restingAngle = (index: number, count: number): number => 360 - ((index + 0.5) * 360) / count

export const EVERY_WORDS: Record<SpinConfig['every'], string> = {
  once: phrase('One go for each account.'),
  day: phrase('One go a day for each account.'),
  week: phrase('One go a week for each account, from Monday.'),
  month: phrase('One go a month for each account.'),
}
