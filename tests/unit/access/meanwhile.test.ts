import type { FlattenedField } from 'payload'
import { expect, it } from 'vitest'
import { type Meanwhile, meanwhileWords, statedValue, whenWords } from '@/access/meanwhile'

const ZONE = 'Australia/Brisbane'
const AT = Date.parse('2026-11-24T00:42:00Z')
const KEPT =
  ' Nothing was saved, and what you typed is still here. Reload to see the other save, or save again to set yours.'

const price: Meanwhile = { label: 'Price', value: '$44,100', by: 'Jodie', at: AT }
it.each<[Meanwhile[], string]>([
  [[price], 'Price was changed to $44,100 by Jodie at 10:42 am.'],
  [[{ ...price, value: '' }], 'Price was emptied by Jodie at 10:42 am.'],
  [[{ ...price, label: 'Text', value: null }], 'Text was changed by Jodie at 10:42 am.'],
  [
    [price, price, price, { ...price, label: 'Badge' }, { ...price, label: 'Series' }],
    `${'Price was changed to $44,100 by Jodie at 10:42 am. '.repeat(3)}Also changed meanwhile, Badge and Series.`,
  ],
])('says what, who and when', (changes, words) => {
  expect(meanwhileWords(changes, ZONE, AT + 60_000)).toBe(words + KEPT)
})

it.each([
  [AT, 'at 10:42 am'],
  [Date.parse('2026-11-23T13:59:00Z'), 'on Mon 23 Nov, 11:59 pm'],
])('says the day where it is another by the dealer’s clock', (at, words) => {
  expect(whenWords(at, ZONE, AT)).toBe(words)
})

const text = (extra: object = {}): FlattenedField => ({ name: 'badge', type: 'text', ...extra })
const select: FlattenedField = {
  ...{ name: 'state', type: 'select', options: [{ label: 'On sale', value: 'on_sale' }] },
}
it.each<[unknown, FlattenedField | undefined, string | null]>([
  [null, text(), ''],
  ['', text(), ''],
  ['GXL', text(), '“GXL”'],
  ['x'.repeat(61), text(), null],
  ['64f0', text({ custom: { refersTo: 'locations' } }), null],
  ['on_sale', select, '“On sale”'],
  [12_500, text(), '12,500'],
  [false, text(), 'no'],
  [[{ day: 1 }], text(), null],
])('%o: a value in few words, or none', (value, field, words) => {
  expect(statedValue(field, value)).toBe(words)
})
