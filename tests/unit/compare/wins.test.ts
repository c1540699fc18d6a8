import { describe, expect, test } from 'vitest'
import { marksOf, winsOf } from '@/features/compare/better.rules'

const rowsOf = (of: Record<string, (string | null)[]>) =>
  Object.entries(of).map(([label, values]) => ({ label, marks: marksOf(label, values) }))

describe('what a car alone is the best at', () => {
  const rows = rowsOf({
    Price: ['$20,000', '$20,000', '$35,000'],
    Year: ['2019', '2018', '2024'],
    Odometer: ['90,000 km', '99,000 km', '9,000 km'],
    'Braked towing': ['1,500 kg', '2,500 kg', null],
    Sleeps: ['4', '2', '6'],
    Colour: ['Red', 'Blue', 'White'],
  })
  test.each([
    ['nothing that two share, or that has no word', 0, 9, []],
    ['one thing', 1, 9, ['Tows the most']],
    ['in the order of the rows', 2, 9, ['Newest', 'Fewest km', 'Most berths']],
    ['so many at most', 2, 2, ['Newest', 'Fewest km']],
  ])('%s', (_of, column, most, wins) => {
    expect(winsOf(rows, column, most)).toEqual(wins)
  })
  test('nothing alone', () => {
    expect(winsOf(rowsOf({ Price: ['$20,000'], Year: ['2019'] }), 0, 2)).toEqual([])
  })
})
