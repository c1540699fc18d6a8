import { expect, it } from 'vitest'
import { requestedFor } from '@/admin/search/searchTerms'

it.each([
  ['nothing', undefined, null],
  ['two boxes of one name', ['a', 'b'], null],
  ['one letter', ' r ', null],
  ['a name with spaces', '  Priya   N ', { text: 'Priya N', code: 'PriyaN', phone: '' }],
  ['a plate in two parts', '123 abc', { text: '123 abc', code: '123abc', phone: '' }],
  ['a mobile as people write it', '0412 345 678', { phone: '412345678' }],
  ['the same as it is stored', '+61412345678', { phone: '412345678' }],
  ['a number of New Zealand', '+64 21 345 678', { phone: '21345678' }],
  ['its last digits', '5678', { phone: '5678' }],
  ['a year is no phone number, but four digits may be one', '2020', { text: '2020', phone: '2020' }],
  ['three digits', '678', { text: '678', phone: '' }],
])('%s', (_what, typed, requested) => {
  if (requested === null) expect(requestedFor(typed)).toBeNull()
  else expect(requestedFor(typed)).toMatchObject(requested)
})

it('reads 80 letters and no more', () => {
  expect(requestedFor('x'.repeat(500))?.text).toHaveLength(80)
})
