import { describe, expect, it } from 'vitest'
import { addMonths } from '@/core/dealer/country/civil'

describe('months ahead and back', () => {
  it.each([
    ['2026-03-05', 1, '2026-04-05'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2026-12-31', 2, '2027-02-28'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2024-02-29', 12, '2025-02-28'],
  ])('%s and %i months is %s', (date, months, result) => expect(addMonths(date, months)).toBe(result))
})
