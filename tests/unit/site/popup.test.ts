import { expect, it } from 'vitest'
import { openable, popupFor, type PopupView } from '@/features/pages/popup.rules'

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
  expect(popupFor([view], path, now, closed ? [closed] : [])).toBe(shown ? view : null)
})

type Planned = Pick<PopupView, 'version' | 'until' | 'paths'>
const offers: Planned = { version: 'offers', until: null, paths: ['/special-offers', '/contact-us'] }
const running: Planned = { ...offers, version: 'running', until: now - 1 }
const general: Planned = { ...offers, version: 'general', paths: [] }

it.each([
  ['where the newest is for other pages, the next opens', [offers, general], '/', [], 'general'],
  ['where the newest is over, the next opens', [running, general], '/special-offers', [], 'general'],
  ['on its page the newest opens', [offers, general], '/special-offers', [], 'offers'],
  ['of two for all pages the newest opens', [general, { ...general, version: 'older' }], '/', [], 'general'],
  ['nothing opens after the newest was closed', [offers, general], '/special-offers', ['offers'], undefined],
  ['closing one closes no other', [offers, general], '/', ['offers'], 'general'],
  ['closing two closes both', [offers, general], '/', ['offers', 'general'], undefined],
])('C10 %s', (_what, popups, path, closed, expected) => {
  expect(popupFor(popups, path, now, closed)?.version).toBe(expected)
})

const at = (...paths: string[]) => ({ paths })
it.each([
  ['each for its page', [at('/a'), at('/b'), at()], 3],
  ['an older one for all pages', [at(), at()], 1],
  ['an older one for a page of a newer one for all', [at(), at('/a')], 1],
  ['an older one for a form, where that for all does not open', [at(), at('/contact-us')], 2],
  ['an older one with one page of its own', [at('/a'), at('/a', '/b'), at('/a')], 2],
])('C10 %s: %#', (_what, popups, stored) => {
  expect(openable(popups)).toEqual(popups.slice(0, stored))
})
