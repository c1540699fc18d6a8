import { expect, it } from 'vitest'
import { titleOf } from '@/admin/frame/titles'

it.each([
  ['[No name yet]', 'Offer', 'New offer'],
  ['[No name yet]', 'Reply template', 'New reply template'],
  ['[No name yet]', 'API key', 'New API key'],
  ['[No name yet]', null, 'No name yet'],
  ['Winter tyres', 'Offer', null],
  ['No name yet', 'Offer', null],
])('a form called %s of a new %s reads %s', (title, label, words) =>
  expect(titleOf(title, 'No name yet', label)).toBe(words),
)
