// product: B10
import type { FlattenedField } from 'payload'
import { describe, expect, it } from 'vitest'
import { dayWords, isDayField } from '@/admin/history/words'
import { historyQuery, historyState } from '@/features/history/history.rules'
import { whatWords, valueWords } from '@/features/history/historyWords.rules'
import { date, text } from '@/fields/plain'

const reader = {
  moment: (at: number | string) => `at ${new Date(at).toISOString().slice(0, 10)}`,
  nameOf: (id: string) => (id.startsWith('id-') ? 'Jo' : null),
  optionOf: (value: string) => (value === 'won' ? 'Won' : null),
}

describe('B10 a value of the history', () => {
  it.each([
    [null, 'Nothing'],
    ['', 'Nothing'],
    [[], 'Nothing'],
    [true, 'Yes'],
    [false, 'No'],
    [48990, '48,990'],
    [1_795_000_000_000, 'at 2026-11-18'],
    ['2026-11-21T09:30:00.000Z', 'at 2026-11-21'],
    ['won', 'Won'],
    ['id-7', 'Jo'],
    [['id-7', 'id-8'], 'Jo, Jo'],
    [[{ label: 'a' }], '1 entry'],
    [{ root: {} }, 'A text'],
    [{ a: 1 }, 'Several values'],
    ['x'.repeat(200), `${'x'.repeat(160)}…`],
  ])('%j reads %s', (value, words) => expect(valueWords(value, reader)).toBe(words))
})

describe('B10 the history', () => {
  it.each([
    ['update cars', 'cars', 'Updated'],
    ['revoke integrator-keys', 'integrator-keys', 'Revoked'],
    ['reset the second step of users', 'users', 'Reset the second step of'],
    ['done on bookings', 'bookings', 'Done on'],
    // Written when the table had another name.
    ['done on appointments', 'bookings', 'Done on'],
    ['held a full feed: empty', 'stock-feeds', 'Held a full feed: empty'],
    ['log in failed', 'users', 'Sign-in refused: wrong password'],
  ])('%s of %s is %s', (what, entity, words) => expect(whatWords(what, entity)).toBe(words))

  it('has an address that says what it shows; unknown words fall back', () => {
    const state = historyState({ who: 'u1', via: 'feed', page: '3', more: 'x' })
    expect(historyQuery(state, { page: state.page })).toBe('who=u1&via=feed&page=3')
    expect(historyQuery(state, { via: '' })).toBe('who=u1')
    expect(historyState({ page: '-1', who: ['a'] })).toEqual({ who: '', kind: '', via: '', page: 1 })
  })
})

describe('B10 a day of the history', () => {
  it.each<[string, FlattenedField | undefined, boolean]>([
    ['a first day', date('starts_at'), true],
    ['a moment', date('revoked_at', { time: true }), false],
    ['a text', text('name'), false],
    ['a field that is gone', undefined, false],
  ])('%s', (_what, field, isDay) => expect(isDayField(field)).toBe(isDay))

  it.each([
    ['2026-12-24T12:00:00.000Z', '24 December 2026'],
    ['2026-12-24T23:30:00.000Z', '24 December 2026'],
  ])('%s has no hour', (at, words) => expect(dayWords(at)).toBe(words))
})
