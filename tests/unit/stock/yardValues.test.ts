/** Values of suppliers' files, read as the facts of a car. */
import { describe, expect, it } from 'vitest'
import { readItem } from '@/features/stock/validate'

const car = { stocknum: 'U1', make: 'Kia', model: 'Rio', year: 2020, car_type: 'used' }
const read = (more: Record<string, unknown>, mode: 'batch' | 'patch' = 'batch') => {
  const item = readItem({ ...car, ...more }, 0, { mode, dealership: 'city' })
  if (!item.ok) throw new Error(JSON.stringify(item.errors))
  return item
}

describe('what one value says of another', () => {
  it.each([
    [{ price: '$24,990 EGC' }, { price: 24_990, price_type: 'egc' }],
    [
      { price: '$24,990 EGC', price_type: 'Drive away' },
      { price: 24_990, price_type: 'drive_away' },
    ],
    [{ price: 'POA' }, { price: null, price_type: 'on_application' }],
    [{ price: 'SOLD' }, { status: 'sold' }],
    [{ price: 'Under Offer' }, { reserved: true }],
    [{ price: 'SOLD', status: 'Available' }, { status: 'in_stock' }],
    [
      { price: 'POA', price_type: 'drive_away' },
      { price: null, price_type: 'on_application' },
    ],
    [{ price: '24990' }, { price: 24_990, price_type: null }],
    [
      { price: 24_990, price_type: 'egc' },
      { price: 24_990, price_type: 'egc' },
    ],
    [{ price: 'TBA' }, { price: null }],
    [{ status: 'On Hold' }, { status: 'in_stock', reserved: true }],
    [{ status: 'Deposit Taken' }, { status: 'in_stock', reserved: true }],
    [
      { status: 'Under Offer', reserved: 'no' },
      { status: 'in_stock', reserved: false },
    ],
    [{ status: 'Available' }, { status: 'in_stock', reserved: null }],
    [{ status: 'In Transit' }, { status: 'coming_soon', reserved: null }],
    [{ status: 'Sold' }, { status: 'sold' }],
    [{ car_type: 'Certified Pre-Owned' }, { car_type: 'used', certified: true }],
    [{ car_type: 'Pre-Owned' }, { car_type: 'used', certified: null }],
    [{ car_type: 'Ex-Demo' }, { car_type: 'demo' }],
    [{ price: '29990 DAP' }, { price: 29_990, price_type: 'drive_away' }],
    [{ price: 24_990, price_type: 'excluding_government_charges_price' }, { price_type: 'egc' }],
    [{ status: 'Wholesale' }, { status: 'withdrawn', reserved: null }],
    [
      { simple_body: '5DR', item_type: 'Hatchback' },
      { simple_body: 'Hatch', doors: 5, item_type: 'Hatchback' },
    ],
    [{ simple_body: '4DR' }, { simple_body: null, doors: 4 }],
    [
      { simple_body: '5 Door', doors: 3 },
      { simple_body: null, doors: 3 },
    ],
  ])('%j', (sent, facts) => expect(read(sent).facts).toMatchObject(facts))

  it.each([
    [{ status: 'in_stock' }, 'reserved'],
    [{ car_type: 'used' }, 'certified'],
    [{ price: '1990' }, 'price_type'],
  ])('a change of %j says nothing of %s', (sent, field) =>
    expect(read(sent, 'patch').facts).not.toHaveProperty(field),
  )
})

it.each([
  [{ price: '$24,990 EGC', status: 'On Hold' }, ['price_type', 'reserved']],
  [{ price: '24990', status: 'Available', car_type: 'Used' }, ['price_type', 'reserved', 'certified']],
  [{ price: 24_990, price_type: 'egc', status: 'in_stock', reserved: true }, []],
  [{ simple_body: '4DR' }, ['doors']],
])('%j says %j beside', (sent, beside) => expect(read(sent).beside).toEqual(beside))

describe('values of one fact', () => {
  it.each([
    ['vin', 'jf1sk000000000010', 'JF1SK000000000010'],
    ['vin', ' JF1SK 0000 0000 0010 ', 'JF1SK000000000010'],
    ['vin', 'TBA', null],
    ['regplate', 'Unregistered', null],
    ['regplate', 'ABC12D', 'ABC12D'],
    ['regplate', ' abc12d ', 'ABC12D'],
    ['regplate', '1bc-2de', '1BC-2DE'],
    ...[
      '#N/A',
      '#REF!',
      '#VALUE!',
      '#DIV/0!',
      '#NAME?',
      '########',
      'NaN',
      '(null)',
      '[NULL]',
      '<null>',
      '\\N',
    ].flatMap((nothing): [string, unknown, unknown][] => [
      ['colour', nothing, null],
      ['badge', nothing, null],
      ['doors', nothing, null],
      ['dealercomments', nothing, null],
      ['rego_expiry', nothing, null],
      ['certified', nothing, null],
      ['simple_body', nothing, null],
      ['features', nothing, []],
      ['features', `ABS|${nothing}|Tow bar`, ['ABS', 'Tow bar']],
    ]),
    ['badge', '#1 Edition', '#1 Edition'],
    ['badge', 'NAN', 'NAN'],
    ['km', 'N/A', null],
    ['km', '45000 miles', 72_420],
    ['year', '2019.0', 2019],
    ['colour', 'BLACK', 'Black'],
    ['colour', 'BLK', 'Black'],
    ['colour', 'wht.', 'White'],
    ['colour', 'SIL', 'Silver'],
    ['colour', 'RED', 'Red'],
    ['colour', 'Dark Gray', 'Dark Grey'],
    ['colour', 'Crystal Black Pearl', 'Crystal Black Pearl'],
    ['badge', 'TBA', null],
    ['series', 'NA', 'NA'],
    ['trans', 'A', 'Automatic'],
    ['trans', 'C', 'CVT'],
    ['trans', '8 SP Automatic', '8 SP Automatic'],
    ['fuel', 'D', 'Diesel'],
    ['fuel', 'X', 'X'],
    ['make', 'MERCEDES BENZ', 'Mercedes-Benz'],
    ['model', 'RANGE ROVER SPORT', 'Range Rover Sport'],
    ['certified', 'N/A', null],
    ['rego_expiry', '12/26', '2026-12-01'],
    ['build_date', 'Mar-2019', '2019-03-01'],
    [
      'service',
      { last_km: '45,000 km', last_date: 'Dec 2025' },
      { last_km: 45_000, last_date: '2025-12-01' },
    ],
    ['variant', { kerb_weight: '1.69 t', cylinders: 'V6' }, { kerb_weight: 1_690, cylinders: 6 }],
    ['badge', 'Sales &amp; Service', 'Sales & Service'],
    ['features', '<ul><li>Tow bar</li><li>Roof rack</li></ul>', ['Tow bar', 'Roof rack']],
    ['features', ['Tow&nbsp;bar', '<b>Roof rack</b>'], ['Tow bar', 'Roof rack']],
    [
      'images',
      'https://a.example/1.jpg?a=1&amp;b=2',
      [{ image: { url: 'https://a.example/1.jpg?a=1&b=2' } }],
    ],
    ['file', 'https://a.example/?a=1&amp;b=2', 'https://a.example/?a=1&b=2'],
    ['finance_lenders', { a: { interestRate: '7.5%' } }, { a: { interestRate: 7.5, comparisonRate: null } }],
  ])('%s %j is %j', (field, sent, fact) => {
    const { facts, warnings } = read({ [field]: sent })
    expect(warnings).toEqual([])
    expect(facts[field]).toEqual(fact)
  })

  it.each([
    ['vin', 'VIN TO BE CONFIRMED'],
    ['vin', 'jf1sk0000000o0010'],
    ['vin', 'GDB-012345'],
    ['vin', 'JF1SK0000000000101'],
    ['regplate', 'UNREGISTERED 12'],
    ['rego_expiry', 'soon'],
    ['km', '12 hours'],
    ['price', '25.000'],
    ['price', '£14990'],
    ['price', '(24990)'],
    ['price', '#REF!'],
    ['km', '########'],
    ['doors', 'many'],
  ])('%s %j is left out, and the rest is taken', (field, sent) => {
    const { facts, warnings, unread } = read({ badge: 'GX', [field]: sent })
    expect(facts).toMatchObject({ badge: 'GX' })
    expect(facts[field]).toBeUndefined()
    expect(unread).toEqual([field])
    expect(warnings).toEqual([
      { pointer: `/${field}`, detail: expect.stringContaining(`${JSON.stringify(sent)} was left out: must`) },
    ])
  })
})

it.each(['make', 'model', 'stocknum'])('a spreadsheet’s error is no %s', (field) => {
  for (const error of ['#N/A', '#REF!', '########', '(null)'])
    expect(readItem({ ...car, [field]: error }, 0, { mode: 'batch', dealership: 'city' })).toMatchObject({
      ok: false,
      errors: [{ pointer: `/${field}` }],
    })
})

it.each([
  ["L'1", true],
  ["O'B-12", true],
  ["'00045", false],
  ["'", false],
])('the stock number %s is taken: %j', (stocknum, ok) =>
  expect(readItem({ ...car, stocknum }, 0, { mode: 'batch', dealership: 'city' })).toMatchObject({ ok }),
)

it('says that a price is where prices start', () => {
  const { facts, warnings } = read({ price: 'from $24,990' })
  expect(facts.price).toBe(24_990)
  expect(warnings).toEqual([{ pointer: '/price', detail: 'is a starting price: 24990 was taken' }])
})

describe('an advert in HTML', () => {
  it.each([
    [
      '<p><b>Immaculate!</b></p><ul><li>Tow bar &amp; brake controller</li><li>Roof rack</li></ul><br/>Finance available &ndash; call us<script>alert(1)</script>',
      'Immaculate!\n• Tow bar & brake controller\n• Roof rack\nFinance available – call us',
    ],
    ['one<br>two<br/><br/>three', 'one\ntwo\nthree'],
    ['&lt;p&gt;Immaculate&lt;/p&gt;&lt;script&gt;alert(1)&lt;/script&gt;', 'Immaculate'],
    ['Tow&nbsp;pack &amp; more', 'Tow pack & more'],
    ['<img src=x onerror=alert(1)>Nice', 'Nice'],
    ['<style>p{}</style><p onclick="alert(1)">Nice</p>', 'Nice'],
    ['<iframe src="https://x.example"></iframe>Nice', 'Nice'],
    ['0-100 < 5 s & more', '0-100 < 5 s & more'],
    ['5 > 4', '5 > 4'],
    ['Line one\nLine two', 'Line one\nLine two'],
    ['One|Two', 'One|Two'],
  ])('%j is %j', (html, text) => expect(read({ dealercomments: html }).facts.dealercomments).toBe(text))
})

it('says nothing of the car where the price is not available', () =>
  expect(read({ price: 'Unavailable' }).facts.status ?? null).toBeNull())
