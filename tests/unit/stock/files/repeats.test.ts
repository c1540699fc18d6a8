import { describe, expect, it } from 'vitest'
import { overwritten, repeatNotes, repeatsOf, withoutShortened } from '@/features/stock/files/repeats'
import type { Result } from '@/features/stock/results'

const file = (numbers: readonly (string | null)[]) =>
  numbers.map((stocknum, n) => ({ line: n + 2, item: stocknum === null ? {} : { stocknum } }))
const results = (rows: readonly (readonly [string | null, Result])[]) =>
  rows.map(([stocknum, result], index) => ({ index, stocknum, result, errors: [] }))

describe('a stock number that comes again in a file', () => {
  it.each<[string, (string | null)[], { stocknum: string; lines: number[] }[]]>([
    ['never', ['A', 'B'], []],
    ['twice', ['A', 'B', 'A'], [{ stocknum: 'A', lines: [2, 4] }]],
    [
      'three times, beside another',
      ['A', 'B', 'A', 'B', 'A'],
      [
        { stocknum: 'A', lines: [2, 4, 6] },
        { stocknum: 'B', lines: [3, 5] },
      ],
    ],
    ['lines without one are no repeat', [null, null], []],
  ])('%s', (_what, numbers, expected) => {
    expect(repeatsOf(file(numbers))).toEqual(expected)
  })

  it.each<[string, [string | null, Result][], number[]]>([
    [
      'nothing comes again',
      [
        ['A', 'created'],
        ['B', 'updated'],
      ],
      [],
    ],
    [
      'the last line stays',
      [
        ['A', 'created'],
        ['B', 'created'],
        ['A', 'updated'],
      ],
      [0],
    ],
    [
      'a refused line takes nothing from the good one before it',
      [
        ['A', 'created'],
        ['A', 'failed'],
      ],
      [],
    ],
    [
      'cars without a number are refused each for itself',
      [
        [null, 'failed'],
        [null, 'failed'],
      ],
      [],
    ],
  ])('%s', (_what, rows, expected) => {
    expect([...overwritten(results(rows))]).toEqual(expected)
  })

  it('is said with its lines, and not of a row that could not be read', () => {
    const cars = file(['A', 'B', 'A'])
    expect(repeatNotes(cars)).toEqual([
      { text: 'A comes more than once (lines 2, 4): the last line counts.' },
    ])
    expect(repeatNotes(cars.map((car) => ({ ...car, fault: 'no row' })))).toEqual([])
    expect(repeatNotes(file(Array.from({ length: 24 }, (_, n) => `A${n % 12}`)))).toHaveLength(11)
  })

  it('that a spreadsheet shortened is of its first car alone', () => {
    const { cars, notes } = withoutShortened({ cars: file(['1.23E+11', 'A', '1.23E+11', '1E5']), notes: [] })
    expect(cars.map(({ fault }) => fault !== undefined)).toEqual([false, false, true, false])
    expect(notes.map(({ text }) => text)).toEqual([
      'A spreadsheet shortened a stock number to 1.23E+11 (lines 2, 4): write the column as text.',
      'A spreadsheet shortened a stock number to 1E5 (line 5): write the column as text.',
    ])
    expect(repeatsOf(cars)).toEqual([])
  })
})
