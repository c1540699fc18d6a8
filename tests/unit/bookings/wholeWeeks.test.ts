import { expect, it } from 'vitest'
import { wholeWeeks } from '@/features/bookings/days.rules'

const daysOf = (many: number) => Array.from({ length: many }, (_, at) => ({ date: String(at + 1) }))
it.each([
  [15, '1', 14],
  [15, '15', 15],
  [14, '14', 14],
  [29, '', 28],
  [4, '1', 4],
])('shows of %i days, of which %s is chosen, %i', (many, chosen, shown) =>
  expect(wholeWeeks(daysOf(many), chosen)).toHaveLength(shown),
)
