import { expect, it } from 'vitest'
import { rateWords } from '@/admin/reports/siteTables'

it.each([
  [0, 0, 'Pages not viewed'],
  [1, 0, 'Pages not viewed'],
  [0, 4, '0 %'],
  [1, 4, '25 %'],
  [4, 4, '100 %'],
  [4, 2, 'Not known'],
])('B12 %d reserved, page opened %d times: %s', (holds, seen, words) => {
  expect(rateWords(holds, seen)).toBe(words)
})
