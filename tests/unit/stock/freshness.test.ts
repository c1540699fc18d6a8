import { expect, it } from 'vitest'
import { isFresh, seenAt, stockSeenAt } from '@/features/stock/freshness.rules'

const now = new Date('2026-11-26T10:00:00Z')
const at = (hoursAgo: number) => now.getTime() / 1000 - hoursAgo * 3600
const age = (changedAt: number | null, checkedAt: number | null) => ({
  ...{ slug: 'yard', name: 'Yard' },
  ...{ changedAt, checkedAt },
})

it('B12 a list that was compared and changed nothing counts as looked after', () => {
  expect(seenAt(age(at(50), at(2)))).toBe(at(2))
  expect(seenAt(age(at(1), at(2)))).toBe(at(1))
  expect(seenAt(age(null, null))).toBeNull()
  expect(stockSeenAt([age(null, null), age(at(30), null), age(at(9), at(40))])).toBe(at(9))
  expect(stockSeenAt([])).toBeNull()
})

it.each([
  [24, true],
  [24.1, false],
  [0, true],
  [null, false],
])('B12 seen %s hours ago is fresh: %s', (hours, fresh) =>
  expect(isFresh(hours === null ? null : at(hours), now)).toBe(fresh),
)
