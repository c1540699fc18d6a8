import { describe, expect, it } from 'vitest'
import {
  ownHeading,
  ownLeft,
  ownLine,
  ownParts,
  readOwnDeal,
  readOwnDollars,
  withMore,
} from '@/core/money/ownDeal'

const MAZDA = {
  make: 'Mazda',
  model: '3',
  km: 95_000,
  worth: 12_000,
  owing: null,
  deposit: null,
  postcode: '',
}
const NONE = { make: '', model: '', km: null, worth: null, owing: null, deposit: null, postcode: '' }

it.each([
  ['a car', { ...MAZDA, parts: 'sum' }, MAZDA],
  ['a deposit alone', { deposit: 2000 }, { ...NONE, deposit: 2000 }],
  ['a postcode alone', { postcode: ' 3350 ' }, { ...NONE, postcode: '3350' }],
  ['a make without a figure counts for nothing', { make: 'Mazda' }, null],
  ['a wrong postcode', { postcode: '33' }, null],
  ['figures that are none', { worth: '12000', deposit: -4, owing: 5e9 }, null],
  ['a deposit of nothing', { deposit: 0 }, null],
  ['no record', [1], null],
  ['nothing', undefined, null],
])('what is stored is read as far as it can be: %s', (_, stored, read) =>
  expect(readOwnDeal(stored)).toEqual(read),
)

it.each([
  ['', 0],
  ['15k', 15_000],
  ['$999,999', 999_999],
  ['1,000,000', null],
  ['99999999', null],
  ['lots', null],
])('dollars as they are typed, never cut: %s', (typed, read) => expect(readOwnDollars(typed)).toBe(read))

it('long names of strangers are cut', () =>
  expect(readOwnDeal({ make: 'M'.repeat(500), worth: 1000 })?.make).toHaveLength(40))

it('a later word counts beside the earlier ones', () => {
  expect(withMore(null, { deposit: 500 })).toEqual({ ...NONE, deposit: 500 })
  expect(withMore(MAZDA, { postcode: '3350' })).toEqual({ ...MAZDA, postcode: '3350' })
})

it.each([
  [MAZDA, 'sum'],
  [{ ...MAZDA, postcode: '3350' }, 'sum post'],
  [{ ...NONE, postcode: '3350' }, 'post'],
  [NONE, ''],
])('the page makes room for what there is: %j', (deal, parts) => expect(ownParts(deal)).toBe(parts))

describe('what is left of $30,400', () => {
  it.each([
    ['a car', MAZDA, 'Price less your Mazda', 'about $18,400 to pay, an estimate'],
    ['no make', { ...MAZDA, make: '' }, 'Price less your trade-in', 'about $18,400 to pay, an estimate'],
    ['a debt', { ...MAZDA, owing: 4000 }, 'Price less your Mazda', 'about $22,400 to pay, an estimate'],
    [
      'more owed than it is worth',
      { ...MAZDA, owing: 13_000 },
      'Price less your Mazda',
      'about $31,400 to pay, an estimate',
    ],
    [
      'and a deposit',
      { ...MAZDA, deposit: 2000 },
      'Price less your Mazda and $2,000 deposit',
      'about $16,400 to pay, an estimate',
    ],
    [
      'without its make',
      { ...MAZDA, make: '', deposit: 2000 },
      'Price less your trade-in and $2,000 deposit',
      'about $16,400 to pay, an estimate',
    ],
    [
      'a deposit',
      { ...NONE, deposit: 400 },
      'Price less your $400 deposit',
      'about $30,000 to pay, an estimate',
    ],
    [
      'a debt without a worth',
      { ...NONE, owing: 900, deposit: 400 },
      'Price less your $400 deposit',
      'about $30,000 to pay, an estimate',
    ],
    [
      'a nought too many',
      { ...MAZDA, worth: 60_801 },
      'Price less your Mazda',
      'worth more than twice this price',
    ],
    [
      'a dearer car',
      { ...MAZDA, worth: 32_000 },
      'Price less your Mazda',
      'about $1,600 back to you, an estimate',
    ],
  ])('%s', (_, deal, heading, left) =>
    expect([ownHeading(deal), ownLeft(30_400, deal, false)]).toEqual([heading, left]),
  )
  it('charges of the government come on top', () =>
    expect(ownLeft(30_400, MAZDA, true)).toBe('about $18,400 plus charges, an estimate'))
})

it.each([
  [
    { ...MAZDA, owing: 4000, deposit: 2000, postcode: '3350' },
    'Mazda 3 $12,000, $4,000 owing, deposit $2,000, postcode 3350',
  ],
  [{ ...MAZDA, make: '', model: '' }, 'Trade-in $12,000'],
  [{ ...NONE, postcode: '3350' }, 'postcode 3350'],
])('what counts is said in a line: %j', (deal, line) => expect(ownLine(deal)).toBe(line))
