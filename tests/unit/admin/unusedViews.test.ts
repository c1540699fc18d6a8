import { expect, it } from 'vitest'
import { isUnusedView, resetTokenIn } from '@/admin/staff/sign-in/views'

const at = (path: string) => path.split('/').filter(Boolean)

it.each([
  ['users/verify/x', true],
  ['shoppers/verify/x', true],
  ['collections/verify/x', true],
  ['browse-by-folder', true],
  // Payload leads there, and away from there, itself: a way back would be a circle without any account.
  ['create-first-user', false],
  ['', false],
  ['login', false],
  ['collections/users', false],
  ['collections/users/verify', false],
  ['collections/leads/abc', false],
])('I1 /admin/%s is no screen of ours: %s', (path, expected) => {
  expect(isUnusedView(at(path))).toBe(expected)
})

it.each([
  ['reset/abc', 'abc'],
  ['reset', null],
  ['reset/abc/more', null],
  ['collections/abc', null],
])('I1 the reset token in /admin/%s is %s', (path, expected) => {
  expect(resetTokenIn(at(path))).toBe(expected)
})
