import { describe, expect, it } from 'vitest'
import { writtenCount, writtenKm, writtenMeasure, writtenPrice } from '@/core/car/writtenFigures'

const NB = '\u00a0'
const [DRIVE_AWAY, EGC, ORC, POA] = ['drive_away', 'egc', 'before_on_roads', 'on_application'] as const

describe('a price as a yard writes it', () => {
  it.each<[string, number | null, string?]>([
    ['29990', 29_990],
    ['$29,990', 29_990],
    ['$ 29 990', 29_990],
    [`34${NB}990`, 34_990],
    ['34\u202f990', 34_990],
    ['34\u2009990.00', 34_990],
    ["29'990", 29_990],
    ['29’990', 29_990],
    ['AU$34,990', 34_990],
    ['A$34990', 34_990],
    ['AUD 34,990', 34_990],
    ['29990 AUD', 29_990],
    ['19990.00 AUD', 19_990],
    ['$9,990*', 9_990],
    ['*$9,990', 9_990],
    ['14990.5', 14_991],
    ['$29,990.95', 29_991],
    ['29.9k', 29_900],
    ['$30K', 30_000],
    ['18.990,00', 18_990],
    ['$ 18.990,50', 18_991],
    ['1.234.567', 1_234_567],
    ['Now $25,990', 25_990],
    ['$25,990 ono', 25_990],
    ['$25,990 neg.', 25_990],
    ['$25,990 inc GST', 25_990],
    ['Special price: $25,990!', 25_990],
    ['$29,990.00 drive away', 29_990, DRIVE_AWAY],
    ['29990 Driveaway', 29_990, DRIVE_AWAY],
    ['$29,990 D/A', 29_990, DRIVE_AWAY],
    ['$29,990 Drive-Away No More To Pay', 29_990, DRIVE_AWAY],
    ['Drive away $29,990', 29_990, DRIVE_AWAY],
    ['$24,990 EGC', 24_990, EGC],
    ['$24,990 e.g.c.', 24_990, EGC],
    ['$24,990 Excl. Govt. Charges', 24_990, EGC],
    ['24990 + govt charges', 24_990, EGC],
    ['24,990 plus government charges', 24_990, EGC],
    ['24990 +ORC', 24_990, ORC],
    ['$24,990 plus on-road costs', 24_990, ORC],
    ['$24,990 before on roads', 24_990, ORC],
    ['29990 DAP', 29_990, DRIVE_AWAY],
    ['$29,990 d.a.p.', 29_990, DRIVE_AWAY],
    ['29990DAP', 29_990, DRIVE_AWAY],
    ['POA', null, POA],
    ['p.o.a.', null, POA],
    ['Price on application', null, POA],
    ['Call', null, POA],
    ['Call for price', null, POA],
    ['Contact us', null, POA],
    ['TBA', null],
    ['TBC', null],
    ['(null)', null],
    ['NaN', null],
    ['N/A', null],
    ['-1', null],
    ['0', null],
    ['$0.00', null],
    ['-', null],
    ['', null],
  ])('%j is %j %j', (text, price, type) => {
    expect(writtenPrice(text)).toEqual(type ? { price, type } : { price })
  })

  it.each([
    ...[
      '25.000',
      '$25.000',
      '€ 15.500',
      'abc',
      '1e5',
      '-500',
      '$25,99',
      '25,990,0',
      'USD 29990',
      'US$29,990',
    ],
    ...[
      '$25,990 - $27,990',
      'was $30,000 now $25,000',
      'was 30000',
      '$199 per week',
      '$199/wk',
      'from $199 per week',
      'from $29,990 to $34,990',
    ],
    ...['29990 + GST', '$24,990 drive away EGC', '29,990k', '12 months', '5%', '$25,990 ex GST', '٢٩٩٩٠'],
    ...['£14990', '14.990 £', '€ 18.990,50', '18 990 €', 'EUR 18990', '¥1990000', 'NZ$24,990', 'R 249900'],
    ...['#N/A', '#REF!', '########', 'Err:502'],
    ...['(24990)', '($24,990)', '$(24,990)', '( 24,990.00 )'],
  ])('%j is not understood', (text) => {
    expect(writtenPrice(text)).toBeUndefined()
  })
})

describe('a starting price', () => {
  it.each<[string, number, string?]>([
    ['from $24,990', 24_990],
    ['From: 24990', 24_990],
    ['Priced from $24,990', 24_990],
    ['Starting at $24,990*', 24_990],
    ['Drive away from $24,990', 24_990, DRIVE_AWAY],
    ['from $24,990 + ORC', 24_990, ORC],
  ])('%j is %j, and it is known that it only starts there', (text, price, type) =>
    expect(writtenPrice(text)).toEqual({ price, isStarting: true, ...(type ? { type } : {}) }),
  )
})

describe('kilometres as a yard writes them', () => {
  it.each([
    ['45000', 45_000],
    ['45,000 km', 45_000],
    ['45 000km', 45_000],
    ['61200kms', 61_200],
    ['61,200 Kms', 61_200],
    ['61200 klms', 61_200],
    ['61200 kilometres', 61_200],
    ['45,000 miles', 72_420],
    ['45000 mi', 72_420],
    ['45000 MI', 72_420],
    ['1 mile', 2],
    ['75.3k', 75_300],
    ['75k', 75_000],
    ['120 k', 120_000],
    ['61200k', 61_200],
    ['85000 KM*', 85_000],
    ['85,000*', 85_000],
    ['* 85,000 kms', 85_000],
    ['80000.0', 80_000],
    ['80000.6', 80_001],
    ['112.400,00 km', 112_400],
    ['N/A', null],
    ['TBA', null],
    ['-1', null],
    ['0', 0],
    ['', null],
  ])('%j is %j', (text, km) => expect(writtenKm(text)).toBe(km))

  it.each([
    '88.000',
    '9.135',
    '112.400 km',
    '-5',
    '12 hours',
    '150 hrs',
    '67xxx',
    '60-70,000',
    'low',
    '10%',
    '4500 m',
    '(45000)',
    '#DIV/0!',
    '########',
    '45000 * 2',
  ])('%j is not understood', (text) => expect(writtenKm(text)).toBeUndefined())
})

describe('a count as a yard writes it', () => {
  it.each([
    ['cylinders', '4 cyl', 4],
    ['cylinders', '4cyl', 4],
    ['cylinders', 'V6', 6],
    ['cylinders', 'V-8', 8],
    ['cylinders', 'I4', 4],
    ['cylinders', 'Inline 4', 4],
    ['cylinders', '4-cylinder', 4],
    ['cylinders', 'Flat 4', 4],
    ['cylinders', '4.0', 4],
    ['doors', '5 Door', 5],
    ['doors', '5dr', 5],
    ['doors', '4D', 4],
    ['doors', '5-door', 5],
    ['seats', '5 Seats', 5],
    ['seats', '7 seater', 7],
    ['seats', 'Seven seats', 7],
    ['previous_owners', 'One owner', 1],
    ['previous_owners', '2 owners', 2],
    ['keys', '2 keys', 2],
    ['sleeps', '4 berth', 4],
    ['year', '2019.0', 2019],
    ['year', '89', 89],
    ['year', 'March 98', 1998],
    ['doors', '4 Door Sedan', 4],
    ['doors', '5dr hatch', 5],
    ['doors', '4D WAGON', 4],
    ['doors', 'N/A', null],
    ['doors', '#N/A', null],
    ['cylinders', '-', null],
    ['custom_rank', '-5', -5],
  ])('%s %j is %j', (name, text, count) => expect(writtenCount(text, name)).toBe(count))
  const years = 'MY18|MY18.5|MY2018|2018 model|2018 (MY19)|2018 MY19|03/2018|2018-03|Mar 2018|Mar-18'
  it.each(years.split('|'))('year %j is 2018', (text) => expect(writtenCount(text, 'year')).toBe(2018))

  it.each([
    ['doors', '4 cyl'],
    ['doors', '4 door 5 seat'],
    ['doors', '4 drawers'],
    ['cylinders', '5 door'],
    ['cylinders', 'Rotary'],
    ['seats', '5+2'],
    ['seats', '2 or 3'],
    ['doors', '4.5'],
    ['year', '2018/19'],
    ['year', '2018-2019'],
    ['year', '19 model'],
    ['year', '03-18'],
    ['previous_owners', 'many'],
  ])('%s %j is not understood', (name, text) => expect(writtenCount(text, name)).toBeUndefined())
})

describe('a measure as a yard writes it', () => {
  it.each([
    ['engine_size_litres', '2.5L', 2.5],
    ['engine_size_litres', '2.5 litre', 2.5],
    ['engine_size_litres', '2.0 Ltr', 2],
    ['engine_size_litres', '1998cc', 1.998],
    ['engine_size_litres', '1,998 cc', 1.998],
    ['engine_size_litres', '1998', 1.998],
    ['engine_size_litres', '1.998', 1.998],
    ['engine_size_litres', '1.998 L', 1.998],
    ['engine_size_litres', '2.5', 2.5],
    ['enginesize', '2.5L', 2_500],
    ['enginesize', '1998cc', 1_998],
    ['kerb_weight', '1,500 kg', 1_500],
    ['braked_towing', '3.5t', 3_500],
    ['vehiclelength', '4.5 m', 4_500],
    ['vehiclelength', '4,500mm', 4_500],
    ['torque', '420 Nm', 420],
    ['fuelconsumptioncombined', '8.2 L/100km', 8.2],
    ['electric_range', '300 miles', 482.8032],
    ['ancaprating', '5 stars', 5],
    ['torque', 'N/A', null],
  ])('%s %j is %j', (name, text, number) => expect(writtenMeasure(text, name)).toBe(number))

  it.each([
    ['engine_size_litres', 'V6'],
    ['engine_size_litres', '2.5L Turbo'],
    ['torque', '420 lb-ft'],
    ['kerb_weight', '3,300 lbs'],
    ['fuelconsumptioncombined', '35 mpg'],
  ])('%s %j is not understood', (name, text) => expect(writtenMeasure(text, name)).toBeUndefined())
})
