// product: B10
import type { FlattenedField } from 'payload'
import { describe, expect, it } from 'vitest'
import { dayWords, isDayField } from '@/admin/history/words'
import { daysOf, historyQuery, historyState } from '@/features/history/history.rules'
import { partsOfChange, whatWords, valueWords } from '@/features/history/historyWords.rules'
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
    ['(6349 characters)', 'A long text'],
    [{ root: {} }, 'A text'],
    [{ a: 1 }, 'Several values'],
    ['x'.repeat(200), `${'x'.repeat(160)}…`],
  ])('%j reads %s', (value, words) => expect(valueWords(value, reader)).toBe(words))
})

describe('B10 the history', () => {
  it.each([
    ['update cars', 'cars', 'Updated'],
    ['revoke integrator-keys', 'integrator-keys', 'Revoked'],
    ['reset the second step of users', 'users', 'Reset the second step'],
    ['done on bookings', 'bookings', 'Done'],
    // Written when the table had another name.
    ['done on appointments', 'bookings', 'Done'],
    ['held a full feed: empty', 'stock-feeds', 'Held a full feed: empty'],
    ['wake leads', 'leads', 'Ended the snooze'],
    ['new signing secret for stock-targets', 'stock-targets', 'Made a new signing secret'],
    ['send now stock-targets', 'stock-targets', 'Sent the file'],
    ['log in failed', 'users', 'Sign-in refused: wrong password'],
  ])('%s of %s is %s', (what, entity, words) => expect(whatWords(what, entity)).toBe(words))

  it('has an address that says what it shows; unknown words fall back', () => {
    const state = historyState({ who: 'u1', via: 'feed', page: '3', more: 'x' })
    expect(historyQuery(state, { page: state.page })).toBe('who=u1&via=feed&page=3')
    expect(historyQuery(state, { via: '' })).toBe('who=u1')
    expect(historyState({ page: '-1', who: ['a'] })).toEqual({
      ...{ who: '', kind: '', via: '', from: '', to: '', page: 1 },
    })
    expect(historyQuery(historyState({ from: '2026-11-23', to: 'junk' }))).toBe('from=2026-11-23')
  })
})

describe('B10 days of the history, by the dealer’s clock', () => {
  const at = (iso: string) => Date.parse(iso)
  it.each([
    ['none', '', '', { from: null, before: null }],
    [
      'one day',
      '2026-11-23',
      '2026-11-23',
      { from: at('2026-11-22T14:00:00Z'), before: at('2026-11-23T14:00:00Z') },
    ],
    [
      'turned around',
      '2026-11-24',
      '2026-11-23',
      { from: at('2026-11-22T14:00:00Z'), before: at('2026-11-24T14:00:00Z') },
    ],
    ['since', '2026-11-23', '', { from: at('2026-11-22T14:00:00Z'), before: null }],
  ])('%s', (_, from, to, days) => expect(daysOf({ from, to }, 'Australia/Brisbane')).toEqual(days))
})

describe('B10 a value of several parts', () => {
  it.each<[string, unknown, unknown, unknown]>([
    [
      'signed duties: who, and each amount',
      null,
      { checked: '2025-07-01', onRoad: [{ state: 'QLD', registration: 940, delivery: 0 }] },
      [
        ['d.checked', undefined, '2025-07-01'],
        ['d.onRoad.0.state', undefined, 'QLD'],
        ['d.onRoad.0.registration', undefined, 940],
        ['d.onRoad.0.delivery', undefined, 0],
      ],
    ],
    ['one amount of two', [{ a: 1 }, { a: 2 }], [{ a: 1 }, { a: 3 }], [['d.1.a', 2, 3]]],
    ['gone', { a: 1, b: '' }, null, [['d.a', 1, undefined]]],
    ['one value', 'a', 'b', [['d', 'a', 'b']]],
    ['a formatted text is one', null, { root: {} }, [['d', null, { root: {} }]]],
  ])('%s', (_, from, to, parts) =>
    expect(partsOfChange('d', from, to).map(([path, change]) => [path, change.from, change.to])).toEqual(
      parts,
    ),
  )

  it('many stay one', () => {
    const many = Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`k${at}`, at]))
    expect(partsOfChange('d', null, many)).toEqual([['d', { from: null, to: many }]])
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
