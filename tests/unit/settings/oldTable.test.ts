import { expect, it } from 'vitest'
import { oldTable } from '@/admin/settings/controls/Signed'

it.each([
  ['2025-07-01', '2025-07-02', null],
  ['2025-07-01', '2026-06-30', null],
  ['2025-07-01', '2026-07-01', '12 months old'],
  ['2025-07-01', '2026-11-30', '16 months old'],
])('a table of %s, signed on %s: %s', (asOf, today, words) => {
  const said = oldTable(asOf, new Date(`${today}T12:00:00`))
  if (words === null) expect(said).toBeNull()
  else expect(said).toContain(words)
})
