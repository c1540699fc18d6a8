import { expect, it } from 'vitest'
import { showsPopup } from '@/domain/popup'

const now = Date.parse('2026-11-22T10:00:00Z')
const popup = { version: 'v2', until: null, paths: [] }

it.each([
  ['on a page', popup, '/', null, true],
  ['closed before', popup, '/', 'v2', false],
  ['closed in earlier words', popup, '/', 'v1', true],
  ['over', { ...popup, until: now - 1 }, '/', null, false],
  ['at its last moment', { ...popup, until: now }, '/', null, true],
  ['on its page', { ...popup, paths: ['/special-offers'] }, '/special-offers', null, true],
  ['on another page', { ...popup, paths: ['/special-offers'] }, '/', null, false],
  ['while signing in', popup, '/sign-in', null, false],
  ['while reserving', popup, '/cars/x/checkout', null, false],
  ['on a car', popup, '/cars/x', null, true],
  ['while valuing a car', popup, '/valuations/condition', null, false],
  ['while selling one', popup, '/sell-my-car', null, false],
  ['while writing to us', popup, '/contact-us', null, false],
  ['at one location', popup, '/contact-us/north', null, true],
  ['while writing, where it is meant', { ...popup, paths: ['/contact-us'] }, '/contact-us', null, true],
  ['while paying', popup, '/online-payment/P1', null, false],
] as const)('C10 %s', (_what, view, path, closed, shown) => {
  expect(showsPopup(view, path, now, closed)).toBe(shown)
})
