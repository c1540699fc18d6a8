import { expect, it } from 'vitest'
import { isInterstate } from '@/core/place/interstate'

type Reported = Parameters<typeof isInterstate>[0]
const NOOSA = { state: 'QLD', postcode: '4567' }

it.each<[string, Reported, Reported | null, boolean]>([
  ['a postcode of another state', { postcode: '2000' }, NOOSA, true],
  ['a postcode of the same state', { postcode: '4000' }, NOOSA, false],
  ['the ACT, which lies inside NSW', { postcode: '2600' }, { state: 'NSW', postcode: '2000' }, true],
  ['a plate of another state', { state: 'NSW' }, NOOSA, true],
  ['a plate of the same state, written in full', { state: 'Queensland' }, NOOSA, false],
  ['a postcode before a plate: who has moved here', { postcode: '4000', state: 'NSW' }, NOOSA, false],
  ['a postcode that is none', { postcode: '99' }, NOOSA, false],
  ['a place without a postcode', { postcode: '2000' }, { state: 'qld' }, true],
  ['nothing', {}, NOOSA, false],
  ['a place without an address', { postcode: '2000' }, {}, false],
  ['no place', { postcode: '2000' }, null, false],
])('B3 interstate: %s', (_what, shopper, place, answer) => {
  expect(isInterstate(shopper, place, 'AU')).toBe(answer)
})

it('B3 interstate: in New Zealand it is another region', () => {
  const auckland = { state: 'Auckland', postcode: '0610' }
  expect(isInterstate({ postcode: '0110' }, auckland, 'NZ')).toBe(true)
  expect(isInterstate({ postcode: '0614' }, auckland, 'NZ')).toBe(false)
})
