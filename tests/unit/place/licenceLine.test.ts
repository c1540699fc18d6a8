import { expect, it } from 'vitest'
import { licenceLine } from '@/core/place/licence'

it.each([
  [null, 'AU', null],
  ['', 'NZ', null],
  ['LMCT 11042', 'AU', 'LMCT 11042'],
  ['MD 28512', 'AU', 'Dealer licence MD 28512'],
  ['M308512', 'NZ', 'Motor vehicle trader registration M308512'],
  ['Registered trader M308512', 'NZ', 'Registered trader M308512'],
] as const)('the licence %j of a dealer in %s is written as %j', (licence, country, line) => {
  expect(licenceLine(licence, country)).toBe(line)
})
