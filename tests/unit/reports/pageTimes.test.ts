import { expect, it } from 'vitest'
import { pageTimes, pageWord } from '@/features/reports/reports.rules'

const on = (day: string, name: string, count: number) => ({ day, name, count })

it('tells the types of pages of each day, the slowest first, with their mean', () => {
  const made = [
    on('2026-11-24', 'car', 4),
    on('2026-11-23', 'list', 2),
    on('2026-11-24', 'list', 2),
    on('2026-11-25', 'home', 0),
  ]
  const ms = [on('2026-11-24', 'car', 401), on('2026-11-24', 'list', 3000), on('2026-11-23', 'list', 90)]
  expect(pageTimes(made, ms, [on('2026-11-24', 'list', 1)])).toEqual([
    { day: '2026-11-23', page: 'list', made: 2, mean: 45, slow: 0 },
    { day: '2026-11-24', page: 'list', made: 2, mean: 1500, slow: 1 },
    { day: '2026-11-24', page: 'car', made: 4, mean: 100, slow: 0 },
  ])
  expect(pageTimes([], ms, [])).toEqual([])
})

it.each([
  ['car', 'Car'],
  ['list', 'List of cars'],
  ['constructor', 'Other pages'],
])('%s is told as %s', (page, word) => expect(pageWord(page)).toBe(word))
