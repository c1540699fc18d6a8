import { expect, it } from 'vitest'
import { isEqualSecret, openSigned, signed } from '@/lib/secrets'

const value = { id: 'é1', cents: 5000 }
const token = signed('secret', 'a payment', value)
const [payload = '', signature = ''] = token.split('.')
const other = Buffer.from(JSON.stringify({ ...value, cents: 1 })).toString('base64url')

it.each([
  ['as it was signed', 'a payment', token, value],
  ['for another purpose', 'a form', token, undefined],
  ['altered', 'a payment', `${other}.${signature}`, undefined],
  ['cut short', 'a payment', token.slice(0, -1), undefined],
  ['without a signature', 'a payment', payload, undefined],
  ['with letters of two bytes', 'a payment', `${payload}.${'é'.repeat(signature.length)}`, undefined],
  ['empty', 'a payment', '', undefined],
])('a token %s', (_what, about, input, opened) => {
  expect(openSigned('secret', about, input)).toEqual(opened)
  expect(openSigned('another secret', about, input)).toBeUndefined()
})

it.each([
  ['a', 'a', true],
  ['a', 'b', false],
  ['a', 'ab', false],
  ['ab', 'é', false],
])('%s and %s are equal: %s', (own, input, equal) => expect(isEqualSecret(own, input)).toBe(equal))
