import { describe, expect, it } from 'vitest'
import { carNotes } from '@/admin/history/car/notes'
import { carValueWords } from '@/admin/history/words'
import { requestedMoment, momentAfter, momentField } from '@/features/history/history.rules'

const ZONE = 'Australia/Brisbane'
const at = (time: string) => Date.parse(`${time}+10:00`)
const now = at('2026-11-24T12:00')

describe('the moment that an address asks for', () => {
  it.each([
    ['2026-11-14T11:30', at('2026-11-14T11:30')],
    ['2026-11-14T11:30:05', at('2026-11-14T11:30:05')],
    ['2026-11-24T12:00', now],
    ['2026-11-24T12:01', null],
    ['2026-13-01T10:00', null],
    ['yesterday', null],
    [undefined, null],
    [['2026-11-14T11:30'], null],
  ])('%s', (value, wanted) => expect(requestedMoment(value, ZONE, now)).toBe(wanted))

  it('writes a moment for the field, and for a link the first second that is not before it', () => {
    const change = at('2026-11-14T11:30:05') + 400
    expect(momentField(change, ZONE)).toBe('2026-11-14T11:30')
    expect(momentAfter(change, ZONE)).toBe('2026-11-14T11:30:06')
    expect(requestedMoment(momentAfter(change, ZONE), ZONE, now)).toBeGreaterThanOrEqual(change)
  })
})

describe('the car at a moment, and what nobody can know', () => {
  const seconds = (time: string) => at(time) / 1000
  const today = {
    price: 29_500,
    created_at: seconds('2026-10-01T09:00'),
    history_since: seconds('2026-11-01T00:00'),
    price_history: [
      { price: 30_990, at: seconds('2026-10-01T09:00') },
      { price: 29_500, at: seconds('2026-11-10T09:00') },
    ],
  }
  const requested = (time: string, storedMonths = 24) => ({
    at: at(time),
    now,
    zone: ZONE,
    storedMonths: storedMonths,
  })
  const change = { at: at('2026-11-10T09:00'), changes: { price: { from: 30_990, to: 29_500 } } }

  it('is rebuilt where its changes are kept', () => {
    expect(carNotes(today, [change], requested('2026-11-05T10:00'))).toMatchObject({
      row: { price: 30_990 },
      instead: null,
    })
    expect(carNotes(today, [change], requested('2026-11-12T10:00')).row).toMatchObject({ price: 29_500 })
  })
  it('is not told from before, but for the prices that the car itself keeps', () => {
    const { row, instead } = carNotes(today, [change], requested('2026-10-12T10:00'))
    expect(row).toBeNull()
    expect(instead).toContain('Changes before 1 Nov 2026')
    expect(instead).toContain('offered for $30,990')
  })
  it('is not told from before the months that the dealer keeps', () => {
    expect(carNotes({ ...today, history_since: 1 }, [], requested('2026-10-12T10:00', 1)).instead).toContain(
      '24 Oct 2026',
    )
  })
  it('was not there yet before it came', () => {
    expect(carNotes(today, [], requested('2026-09-30T10:00')).instead).toBe(
      'The car was not on the website yet.',
    )
  })
  it('says what changed without an entry', () => {
    const gap = { ...change, changes: { price: { from: 30_990, to: 30_000 } } }
    expect(carNotes(today, [gap], requested('2026-11-12T10:00')).notes[0]).toBe(
      'Changed at an unknown time: Price. The later value is shown.',
    )
  })
})

describe('a value of a car in words', () => {
  const reader = {
    moment: (value: number | string) => `at ${value}`,
    nameOf: () => null,
    optionOf: () => null,
  }
  it.each([
    ['images', [{}, {}], '2 photos'],
    ['images', null, '0 photos'],
    ['images', 12, '12 photos'],
    ['images', '(4000 characters)', 'A long text'],
    ['price', 29_500, '$29,500'],
    ['sold_date_timestamp', 1_700_000_000, 'at 1700000000000'],
    ['hold_until', 1_700_000_000, 'at 1700000000000'],
    ['year', 2020, '2020'],
    ['km', 12_000, '12,000'],
    ['tag', '', 'Nothing'],
  ])('%s %j', (name, value, words) => expect(carValueWords(name, value, reader)).toBe(words))
})
