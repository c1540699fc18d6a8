export interface DayFigure {
  day: string
  name: string
  count: number
}
export interface PageTime {
  day: string
  page: string
  made: number
  /** Mean milliseconds for one page. */
  mean: number
  slow: number
}

/** By day, each day's slowest type first. */
export function pageTimes(
  made: readonly DayFigure[],
  ms: readonly DayFigure[],
  slow: readonly DayFigure[],
): PageTime[] {
  const of = (figures: readonly DayFigure[], { day, name }: DayFigure): number =>
    figures.filter((one) => one.day === day && one.name === name).reduce((sum, { count }) => sum + count, 0)
  return made
    .filter(({ count }) => count > 0)
    .map((one) => ({
      day: one.day,
      page: one.name,
      made: one.count,
      mean: Math.round(of(ms, one) / one.count),
      slow: of(slow, one),
    }))
    .sort((one, other) => one.day.localeCompare(other.day) || other.mean - one.mean)
}

const PAGES = new Map([
  ['home', 'Front page'],
  ['list', 'List of cars'],
  ['car', 'Car'],
])
export const pageWord = (page: string): string => PAGES.get(page) ?? 'Other pages'
