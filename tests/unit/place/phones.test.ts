import { expect, test } from 'vitest'
import { scopeOfTypes, sitePhones } from '@/core/place/phones/sitePhones'

test.each([
  [undefined, 'any'],
  [[], 'any'],
  [['used'], 'used'],
  [['new'], 'new'],
  [['demo'], 'demo'],
  [['demo', 'new'], 'new'],
  [['new', 'used'], 'any'],
])('N12 a list of %j shows the number for %s', (types, scope) => expect(scopeOfTypes(types)).toBe(scope))

test('N12 every kind of page has one number', () => {
  const phones = { new: '111', used: '222', demo: '111' }
  expect(sitePhones({ phone: '111', phones })).toEqual([
    { number: '111', scopes: ['any', 'new', 'demo'] },
    { number: '222', scopes: ['used'] },
  ])
})

test.each([
  ['no numbers of types', '111', {}, ['111']],
  ['none at all, as where numbers are hidden', '', {}, []],
  ['a type without a number', '111', { used: '222' }, ['111', '222']],
])('N12 %s', (_, phone, phones, numbers) =>
  expect(sitePhones({ phone, phones }).map(({ number }) => number)).toEqual(numbers),
)
