import { describe, expect, test } from 'vitest'
import { exampleCar } from '../../helpers/car'
import type { Car } from '@/core/car/car'
import { shortPrice } from '@/core/car/price'
import { compareCars, type CompareConfig, decidingRows, isAlone } from '@/features/compare/compareCars.rules'
import { exampleRows } from '@/features/compare/exampleRows.rules'
import { featuresOf } from '@/core/car/specs'
import { financeConfigSchema } from '@/core/dealer/config/financeConfig'
import { MORE_FACTS } from '@/features/compare/compareRows.data'

const now = new Date('2026-03-10T02:00:00Z')
const config: CompareConfig = {
  features: {
    ...{ subscriptions: true, belowMarket: false, autograb: false, finance: true, runningCosts: true },
  },
  country: 'AU' as const,
  address: { state: 'VIC' },
  labels: { preorder: 'Pre-order', noPrice: 'Enquire for price', priceTypes: {} },
  timezone: 'Australia/Brisbane',
  finance: financeConfigSchema.parse({ provider: 'lender', providerKind: 'weekly', lenderName: 'Lender' }),
}
const lender = { lender: { interestRate: 7, comparisonRate: 8.4, paymentWeek: 142 } }
const rows = (cars: Car[]) => compareCars(cars, config, now).flatMap((group) => group.rows)
const values = (cars: Car[], label: string) => rows(cars).find((row) => row.label === label)?.values

describe('side by side (V20)', () => {
  test('rows that differ are marked, rows that nobody fills are dropped, gaps stay gaps', () => {
    const found = rows([exampleCar({ colour: 'Red' }), exampleCar({ colour: 'Blue', doors: 4 })])
    expect(found.filter((row) => row.differs).map((row) => [row.label, ...row.values])).toEqual([
      ['Colour', 'Red', 'Blue'],
      ['Doors', null, '4'],
    ])
    expect(found.map(({ label }) => label)).not.toContain('Seats')
    expect(values([exampleCar(), exampleCar()], 'Condition')).toEqual(['Used', 'Used'])
  })
  test.each<[string, Partial<Car>[], (string | null)[]]>([
    ['Price', [{ price: 20_000 }, { price: 25_000 }], ['Lowest', null]],
    ['Price', [{ price: 20_000 }, { price: 20_000 }], [null, null]],
    ['Price', [{ price: 20_000 }, { price: 0 }], [null, null]],
    ['Price', [{ price: 20_000 }, { price: 20_000 }, { price: 21_000 }], ['Lowest', 'Lowest', null]],
    [
      'Price',
      [
        { price: 20_000, price_type: 'drive_away' },
        { price: 25_000, price_type: 'egc' },
      ],
      [null, null],
    ],
    ['Year', [{ year: 2019 }, { year: 2023 }], [null, 'Newest']],
    ['Odometer', [{ km: 127_246 }, { km: 34_055 }], [null, 'Lowest']],
    [
      'Tare weight',
      [{ specifications: { tare_weight: 1120 } }, { specifications: { tare_weight: 2180 } }],
      ['Lightest', null],
    ],
    [
      'Payload',
      [
        { specifications: { tare_weight: 1120, aggregate_trailer_mass: 1600 } },
        { specifications: { tare_weight: 2180, aggregate_trailer_mass: 2780 } },
      ],
      [null, 'Most'],
    ],
    ['Colour', [{ colour: '1 red' }, { colour: '2 red' }], [null, null]],
  ])('the best value of %s is marked, for %o', (label, cars, marks) =>
    expect(rows(cars.map((over) => exampleCar(over))).find((row) => row.label === label)?.marks).toEqual(
      marks,
    ),
  )
  test('what is towed is weighed before its history is told', () => {
    const van = exampleCar({
      ...{ simple_fuel: null, fuel: null, previous_owners: 2 },
      specifications: { tare_weight: 1120 },
    })
    const titles = (car: Car) => compareCars([car, car], config, now).map(({ title }) => title)
    expect(titles(van).slice(0, 4)).toEqual(['Price', 'The car', 'Size and weight', 'Condition and history'])
    expect(titles({ ...van, simple_fuel: 'Diesel' })[2]).toBe('Condition and history')
  })
  test('a car that never had another price lacks nothing', () => {
    const cars = [exampleCar({ price: 20_000, before_price: 25_000 }), exampleCar({ price: 20_000 })]
    const was = rows(cars).find(({ label }) => label === 'Was')
    expect([was?.values[1], was?.none]).toEqual([null, 'No earlier price'])
    expect(rows(cars).find(({ label }) => label === 'Year')?.none).toBeUndefined()
  })
  test.each<[string, (string | true | null)[], string | undefined, boolean]>([
    ['one of three', [null, '4', null], undefined, true],
    ['one of two, a feature', [true, null], undefined, true],
    ['two of three', ['2', '4', null], undefined, false],
    ['the only car', ['2'], undefined, false],
    ['a gap that says something', ['$20,000', null], 'No earlier price', false],
  ])('nothing to compare a value with: %s', (_, of, none, alone) =>
    expect(isAlone({ values: of, none })).toBe(alone),
  )
  test('what decides comes first, without what one alone has', () => {
    const first = (...cars: Partial<Car>[]) =>
      decidingRows(
        compareCars(
          cars.map((over) => exampleCar({ year: 2020, ...over })),
          config,
          now,
        ),
      ).map(({ label }) => label)
    const sleeps = { km: 9, specifications: { sleeps: 4, aggregate_trailer_mass: 2700 } }
    expect(first(sleeps, sleeps)).toEqual(['Price', 'Year', 'Odometer', 'Sleeps', 'Aggregate trailer mass'])
    expect(first(sleeps, { km: 8 })).toEqual(['Price', 'Year', 'Odometer'])
  })
  test('V13 owners, keys and services of both, and nothing of them where nobody said', () => {
    const cars = [
      exampleCar({ previous_owners: 1, service: { next_km: 60_000 } }),
      exampleCar({ previous_owners: 3 }),
    ]
    const group = compareCars(cars, config, now).find(({ title }) => title === 'Condition and history')
    expect(group?.rows.map(({ label, values }) => [label, ...values])).toEqual([
      ['Owners', 'One, since new', '3'],
      ['Next service', 'at 60,000 km', null],
    ])
    expect(rows([exampleCar(), exampleCar()]).map(({ label }) => label)).not.toContain('Owners')
  })
  test.each<[string, Partial<Car>, string]>([
    ['priced', {}, '$34,990'],
    ['sold', { status: 'sold' }, 'Sold'],
    ['no price', { price: 0 }, 'Enquire for price'],
    ['subscription only', { price: 0, subscription_price: 289 }, '$289 / week'],
    ['subscription and price', { subscription_price: 289 }, '$34,990'],
  ])('price: %s', (_, over, text) => expect(shortPrice(exampleCar(over), config)).toBe(text))
  test('a repayment stands with its comparison rate, and not at a sold car', () => {
    const cars = [
      exampleCar({ finance_lenders: lender }),
      exampleCar({ finance_lenders: lender, sold: true }),
    ]
    expect(values(cars, 'Weekly repayment, comparison rate*')).toEqual(['$142, 8.40% p.a.', null])
    expect(values(cars, 'Price')).toEqual(['$34,990', 'Sold'])
  })
  test.each<[string, Partial<Car>[], string[]]>([
    ['what both state and differs', [{ year: 2019 }, { year: 2023 }], ['Year']],
    ['not what one leaves out', [{ doors: null }, { doors: 4 }], []],
    ['no repayment', [{ finance_lenders: lender }, { finance_lenders: lender, price: 30_000 }], []],
    [
      'four facts at most',
      [
        { year: 2019, km: 10, colour: 'Red', doors: 2, seats: 2 },
        { year: 2020, km: 20, colour: 'Blue', doors: 4, seats: 5 },
      ],
      ['Year', 'Odometer', 'Colour', 'Seats'],
    ],
  ])('an example has the price and %s', (_, cars, labels) => {
    const groups = compareCars(
      cars.map((over) => exampleCar(over)),
      config,
      now,
    )
    const shown = exampleRows(groups).map(({ label }) => label)
    expect(shown.filter((label) => !label.startsWith('Price'))).toEqual(labels)
    expect(shown[0]).toBe('Price')
  })
  test('features: what a list leaves out is not denied; those that differ first', () => {
    const found = compareCars(
      [
        exampleCar({ features: ['Bluetooth', 'Sunroof'] }),
        exampleCar({ standardEquipment: ['bluetooth'] }),
        exampleCar(),
      ],
      config,
      now,
    )
    expect(found.at(-1)).toEqual({
      title: 'Features',
      rows: [
        { label: 'bluetooth', values: [true, true, null], differs: true, marks: [null, null, null] },
        { label: 'Sunroof', values: [true, null, null], differs: true, marks: [null, null, null] },
      ],
    })
    const two = compareCars(
      [exampleCar({ features: ['A', 'B'] }), exampleCar({ features: ['A'] })],
      config,
      now,
    )
    expect(two.at(-1)?.rows.map(({ label }) => label)).toEqual(['B', 'A'])
  })
  test.each<[string, Partial<Car>, string[]]>([
    ['another number of seats', { seats: 5, features: ['Seven seats', 'Sunroof'] }, ['Sunroof']],
    ['in figures', { seats: 5, standardEquipment: ['7 seater'] }, []],
    ['the same number', { seats: 7, features: ['Seven seats'] }, ['Seven seats']],
    ['no number known', { features: ['Seven seats'] }, ['Seven seats']],
    ['another number of doors', { doors: 5, features: ['Four doors'] }, []],
    ['part of a name', { seats: 5, features: ['Two seats heated'] }, ['Two seats heated']],
  ])('a feature never contradicts a fact: %s', (_, over, expected) =>
    expect(featuresOf(exampleCar(over))).toEqual(expected),
  )
  test('every fact of the specifications has its group', () => {
    const full = exampleCar({
      km: 1,
      series: 's',
      simple_body: 'Ute',
      simple_transmission: 'Auto',
      simple_fuel: 'Diesel',
      drive: '4x4',
      engine_size: '2.8',
      seats: 5,
      doors: 4,
      colour: 'Red',
      interior_colour: 'Black',
      regplate: 'A',
      rego_expiry: '2027-01-01',
      build_date: '2021-01',
      compliance_date: '2021-02',
      city: 'Cairns',
      dealership_name: 'Harbour',
      variant: {
        cylinders: 4,
        induction: 'Turbo',
        geartype: '6',
        fuelconsumptioncombined: 8,
        fuelcapacity: 80,
        torque: 500,
        grossvehiclemass: 3000,
        vehiclelength: 5,
        vehiclewidth: 2,
        vehicleheight: 2,
        bodyconfiguration: 'Dual cab',
        ancaprating: 5,
        ancapyear: 2019,
      },
      specifications: {
        body_width: 2400,
        body_length: 5900,
        tare_weight: 2240,
        axle_type: 'Tandem',
        sleeps: 4,
        aggregate_trailer_mass: 2700,
      },
    })
    const groups = compareCars([full], config, now).map(({ title }) => title)
    expect(groups).toEqual(['Price', 'The car', 'Performance', 'Size and weight', 'Safety', 'Where it is'])
    expect(groups).not.toContain(MORE_FACTS)
  })
  test('four at most', () =>
    expect(
      values(
        [1, 2, 3, 4, 5].map((year) => exampleCar({ year })),
        'Year',
      ),
    ).toEqual(['1', '2', '3', '4']))
})
