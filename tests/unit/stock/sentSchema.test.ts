import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CAR_FIELDS } from '@/core/car/fields'
import { upTo, yearsFrom, sentSchemasOf } from '@/features/stock/sentSchema'
import { readItem } from '@/features/stock/validate'

const whole = (pattern: string) => new RegExp(`^(?:${pattern})$`)
const car = { stocknum: 'U1', make: 'Kia', model: 'Rio', year: 2020, car_type: 'used' }
const { inBatch, change } = sentSchemasOf(CAR_FIELDS)

it.each([9, 24, 30, 99, 2_000, 2_000_000])(
  'the pattern of 0 to %i takes its numbers and no others',
  (max) => {
    const pattern = whole(upTo(max))
    fc.assert(fc.property(fc.nat(max * 3), (number) => pattern.test(String(number)) === number <= max))
    for (const number of [0, max, max + 1]) expect(pattern.test(String(number))).toBe(number <= max)
  },
)

it('the pattern of years takes its years and no others', () => {
  const pattern = whole(yearsFrom(1990, 2100))
  for (const year of [1989, 1990, 1999, 2000, 2099, 2100, 2101])
    expect(pattern.test(String(year)), String(year)).toBe(year >= 1990 && year <= 2100)
})

const NEEDED = ['make', 'model', 'year', 'car_type', 'stocknum']

/** What the document of a push allows is understood; other values refuse the car where it needs them, and are left out with a warning elsewhere. */
describe('the document and the validation of a push agree', () => {
  it.each([
    [
      'private_postcode',
      ['4000', 0, 9_999_999_999, -999_999_999, '', ' ', '\u0001', null],
      [true, 'x'.repeat(11), 10_000_000_000, -1_000_000_000],
    ],
    [
      'price',
      ['$25,990', '25990.00', '25990.5', '', ' \t\u3000', null],
      ['99999999', '25.000', 'x', '\u0001', true, -2],
    ],
    ['year', ['2020', 1900], ['', null, '1899', '2101']],
    ['km', ['12', '0012', ''], ['2000001', '-2']],
    ['engine_size_litres', ['2.5', '30', 30], ['30.5', '31']],
    ['custom_rank', ['-5', '1000000', -5], ['-1000001']],
    ['certified', ['yes', 'n', 0, 1, '', true], ['x', 2]],
    ['car_type', ['demonstrator', 'new'], ['', 'old', null]],
    ['status', ['available', '', null], ['gone', 1]],
    ['rego_expiry', ['21/11/2026', '2026-11-21', '2026-11-21T00:00:00Z', ''], ['2026-02-30', 'x']],
    [
      'sold_date_timestamp',
      ['2026-11-21', 1_767_225_600_000, '1767225600', 1.5, 100_000_000_001, 4_102_444_800_999],
      ['x', -1, 100_000_000_000, 4_102_444_801_000],
    ],
    ['stocknum', ['A 1', 5, 9_007_199_254_740_991], [-1, 1.5, 1e20, '']],
    ['features', ['a|b', [1, 'a'], ['', '\u0001'], ''], ['x'.repeat(121), [null]]],
    ['images', [['https://a.example/1.jpg'], [{ url: 'https://a.example/1.jpg' }]], [['x'], [{}]]],
    [
      'vin',
      ['JTM00000000000001', 'jtm00000000000001', '', null],
      ['JTMO0000000000001', 'VIN12345', 'JTM000000000000011', 5, 1e21],
    ],
    ['file', ['', '\u0001', 'https://a.example/x', null], ['x']],
    ['badge', [5, ''], [true, 'x'.repeat(121)]],
    ['make', [5, '\u0085'], ['', ' ', '\u0000', null]],
    ['variant', ['', { torque: '220', induction: 1 }], [{ torque: 'x' }, []]],
    ['finance_lenders', [{ a: {} }, { a: { interestRate: null } }, { a: { disclaimer: 7 } }], [{ a: 1 }, '']],
    ['source_version', ['5', 5, '2026-11-21T00:00:00Z', '', null], ['x', -1]],
  ] satisfies [string, unknown[], unknown[]][])('%s', (field, taken, refused) => {
    for (const [values, ok] of [
      [taken, true],
      [refused, false],
    ] as const)
      for (const value of values) {
        const item = { ...car, [field]: value }
        const named = `${field}: ${JSON.stringify(value)}`
        const read = readItem(item, 0, { mode: 'batch', dealership: 'city' })
        expect(read.ok && read.warnings.length === 0, named).toBe(ok)
        if (!ok) expect(read.ok, named).toBe(!NEEDED.includes(field))
        expect(inBatch.safeParse(item).success, named).toBe(ok)
      }
  })

  it('a patch may name a part of what is nested, and take a part away', () => {
    for (const patch of [
      { location: { phone: '1' } },
      { location: { name: null } },
      { variant: null },
      { finance_lenders: { a: null } },
      {},
    ])
      expect(change.safeParse(patch).success).toBe(true)
    for (const patch of [{ make: null }, { location: { slug: '' } }, { location: { name: ' ' } }])
      expect(change.safeParse(patch).success).toBe(false)
  })
})
