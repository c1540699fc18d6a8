import { describe, expect, it } from 'vitest'
import { coerceCar } from '@/features/stock/coerce'
import { FACT_FIELDS } from '@/core/car/facts'
import { carSchema } from '@/features/stock/carSchema'
import { readItem, versionOf } from '@/features/stock/validate'

const car = { make: 'Toyota', model: 'RAV4', year: 2021, car_type: 'used' }
const read = (more: Record<string, unknown>) =>
  readItem({ ...car, ...more }, 0, { mode: 'put', dealership: 'city', stocknum: 'U1' })

/** Words of the schema library, which tell an integrator nothing. */
const NO_WORDS = /invalid input|expected|received/i

describe('I4 values in the ways that feeds write them', () => {
  it.each([
    ['price', '25990', 25_990],
    ['price', '$25,990', 25_990],
    ['price', '25 990', 25_990],
    ['price', '25990.00', 25_990],
    ['price', '', null],
    ['year', '2021', 2021],
    ['car_type', 'USED', 'used'],
    ['car_type', 'Demonstrator', 'demo'],
    ['status', 'In Stock', 'in_stock'],
    ['status', 'coming-soon', 'coming_soon'],
    ['price_type', 'Drive Away', 'drive_away'],
    ['price_type', 'EGC', 'egc'],
    ['price_type', 'POA', 'on_application'],
    ['price_type', 'Before on roads', 'before_on_roads'],
    ['rego_expiry', '3/4/2026', '2026-04-03'],
    ['rego_expiry', '2026-04-03T10:00:00Z', '2026-04-03'],
    ['certified', 'Yes', true],
    ['certified', 0, false],
    ['make', '  Toyota\u0000 ', 'Toyota'],
    ['badge', 4, '4'],
    ['vin', null, null],
    ['badge', 'null', null],
    ['dealercomments', ' NULL ', null],
    ['make', 'Null', 'Null'],
    ['created_at', '2026-01-01T00:00:00Z', 1_767_225_600],
    ['created_at', 1_767_225_600_000, 1_767_225_600],
    ['standardEquipment', 'Sunroof| Tow bar |', ['Sunroof', 'Tow bar']],
    ['images', 'https://a.example/1.jpg', [{ image: { url: 'https://a.example/1.jpg' } }]],
    [
      'images',
      [{ url: 'https://a.example/1.jpg', alt: 'Front' }],
      [{ image: { url: 'https://a.example/1.jpg' }, alt: 'Front' }],
    ],
    ['images', ['/media/demo/a.webp'], [{ image: { url: '/media/demo/a.webp' } }]],
    ['dealercomments', 'One 🚗|Two', 'One 🚗|Two'],
    ['previous_owners', '2', 2],
    ['service', { next_date: '3/4/2027', next_km: '60,000' }, { next_date: '2027-04-03', next_km: 60_000 }],
    ['inspection_noted', 'Paint: chips|Wheels: kerb mark', ['Paint: chips', 'Wheels: kerb mark']],
  ])('%s %j is %j', (field, input, expected) => {
    const item = read({ [field]: input })
    expect(item).toMatchObject({ ok: true, facts: { [field]: expected } })
  })

  it.each([
    ['year', 1899, '/year'],
    ['year', null, '/year'],
    ['car_type', 'boat', '/car_type'],
    ['make', '', '/make'],
    ['make', 'x'.repeat(81), '/make'],
    ['stocknum', 'OTHER', '/stocknum'],
    ['dealership_slug', 'other', '/dealership_slug'],
  ])('%s %j refuses the car, with its pointer', (field, input, pointer) => {
    const item = read({ price: 25_990, [field]: input })
    expect(item.ok).toBe(false)
    const errors = item.ok ? [] : item.errors
    expect(errors.map((error) => error.pointer)).toEqual([pointer])
    expect(errors.map(({ detail }) => detail).join()).not.toMatch(NO_WORDS)
  })

  it.each([
    ['price', 'abc', '/price'],
    ['price', -2, '/price'],
    ['price', 10_000_001, '/price'],
    ['price', 25_990.555, '/price'],
    ['price', '25.000', '/price'],
    ['location', 'x', '/location'],
    ['km', '88.000 ', '/km'],
    ['price', Number.NaN, '/price'],
    ['price', '1e5', '/price'],
    ['km', 3_000_000, '/km'],
    ['status', 'gone', '/status'],
    ['rego_expiry', '31/02/2026', '/rego_expiry'],
    ['rego_expiry', 'soon', '/rego_expiry'],
    ['images', ['javascript:alert(1)'], '/images/0'],
    ['images', ['/media/../secret'], '/images/0'],
    ['images', [{ image: { url: 'ftp://x' } }], '/images/0/image/url'],
    ['images', [{ alt: 'Front' }], '/images/0/image'],
    ['images', 5, '/images'],
    ['previous_owners', 'many', '/previous_owners'],
    ['previous_owners', 51, '/previous_owners'],
    ['service', { next_date: 'soon' }, '/service/next_date'],
    ['inspection', { points: -1 }, '/inspection/points'],
    ['inspection_passed', [{}], '/inspection_passed/0'],
    ['variant', 'x', '/variant'],
    ['variant', { torque: -1 }, '/variant/torque'],
    ['location', { name: 'x' }, '/location/slug'],
    ['finance_lenders', { $gt: {} }, '/finance_lenders/$gt'],
    ['file', 'file:///etc/passwd', '/file'],
    ['badge', 'x'.repeat(121), '/badge'],
  ])('%s %j is left out alone, and stays as it is stored', (field, input, pointer) => {
    const item = read({ dealercomments: 'One owner', [field]: input })
    expect(item).toMatchObject({ ok: true, facts: { dealercomments: 'One owner' }, unread: [field] })
    expect(item.ok && item.facts[field]).toBeUndefined()
    expect(item.warnings).toEqual([{ pointer, detail: expect.stringMatching(/was left out/) }])
    expect(item.warnings[0]?.detail).not.toMatch(NO_WORDS)
  })

  it.each([
    [
      'images',
      ['https://a.example/1.jpg', { url: 'ftp://x', alt: 'Front' }],
      '/images/1/url',
      [{ image: { url: 'https://a.example/1.jpg' } }],
    ],
    ['images', 'https://a.example/1.jpg|ftp://x', '/images', [{ image: { url: 'https://a.example/1.jpg' } }]],
    [
      'images',
      [{ url: 'https://a.example/1.jpg', alt: 5, tag: 'x'.repeat(41) }],
      '/images/0/tag',
      [{ image: { url: 'https://a.example/1.jpg' }, alt: '5' }],
    ],
    ['inspection_passed', [5, {}, 'Tyres: good'], '/inspection_passed/1', ['5', 'Tyres: good']],
    ['finance_lenders', { a: { deposit: 'x', paymentWeek: 90 } }, '/finance_lenders/a/deposit', undefined],
  ])('of %s %j only the bad part is left out', (field, input, pointer, left) => {
    const item = read({ [field]: input })
    expect(item).toMatchObject({ ok: true, unread: [] })
    if (left && item.ok) expect(item.facts[field]).toEqual(left)
    expect(item.warnings.map((one) => one.pointer)).toEqual([pointer])
  })

  it('a part of an object that is not understood is named by its path', () => {
    const item = read({ variant: { torque: 'lots', kerb_weight: 1_500 } })
    expect(item).toMatchObject({
      ok: true,
      facts: { variant: { kerb_weight: 1_500 } },
      unread: ['variant.torque'],
      warnings: [{ pointer: '/variant/torque', detail: '"lots" was left out: must be a number' }],
    })
  })

  it('takes the first hundred pictures, good ones before it counts', () => {
    const urls = Array.from({ length: 103 }, (_, at) => `https://a.example/${at}.jpg`)
    const item = read({ images: urls })
    expect(item.ok && item.whole?.images).toHaveLength(100)
    expect(item.warnings).toEqual([
      { pointer: '/images', detail: 'has 103 entries: the first 100 were taken' },
    ])
    const some = read({ images: ['x', 'y', 'z', ...urls.slice(0, 100)] })
    expect(some.ok && some.whole?.images).toHaveLength(100)
    expect(some.warnings.map(({ pointer }) => pointer)).toEqual(['/images/0', '/images/1', '/images/2'])
  })

  it('a version that is none is left out, and no fact', () => {
    const item = read({ source_version: 'x' })
    expect(item).toMatchObject({ ok: true, version: null, unread: [] })
    expect(item.warnings.map(({ pointer }) => pointer)).toEqual(['/source_version'])
  })

  it('says of a refused car only what refuses it, and of each value one thing', () => {
    const item = read({ year: 1899, price: 1e30 })
    expect(item.ok ? [] : item.errors.map(({ pointer }) => pointer)).toEqual(['/year'])
    const warned = read({ price: 1e30, source_version: 'abc' })
    expect(warned.warnings).toEqual([
      { pointer: '/price', detail: expect.stringMatching(/^1e\+30 was left out: must be a whole number/) },
      { pointer: '/source_version', detail: expect.stringMatching(/whole number.*timestamp/) },
    ])
  })

  it('says one thing of a line that could not be read', () => {
    const item = readItem(undefined, 0, { mode: 'batch', dealership: 'city' })
    expect(item.ok ? [] : item.errors).toEqual([{ pointer: '', detail: 'is not valid JSON' }])
  })

  it('asks for what is required, all at once', () => {
    const item = readItem({}, 3, { mode: 'batch', dealership: 'city' })
    expect(item).toMatchObject({ ok: false, index: 3, stocknum: null })
    expect(item.ok ? [] : item.errors.map(({ pointer, detail }) => `${pointer} ${detail}`).sort()).toEqual([
      '/car_type is required',
      '/make is required',
      '/model is required',
      '/stocknum is required',
      '/year is required',
    ])
  })

  it.each([
    [1234, true],
    [9_007_199_254_740_991, true],
    [9_007_199_254_740_993, false],
    [100_000_000_000_000_000_001, false],
    [12.5, false],
    [-1, false],
  ])('a stock number that came as the number %d is read exactly, or not at all', (stocknum, isRead) => {
    const item = readItem({ ...car, stocknum }, 0, { mode: 'batch', dealership: 'city' })
    expect(item.ok).toBe(isRead)
    expect(item.ok ? item.stocknum : item.errors).toEqual(
      isRead ? String(stocknum) : [{ detail: 'must be a text', pointer: '/stocknum' }],
    )
  })

  it('takes every field of its schema and silently drops none', () => {
    const { value, warnings } = coerceCar(
      Object.fromEntries([...FACT_FIELDS, 'source_version', 'nonsense'].map((field) => [field, null])),
    )
    expect(Object.keys(value)).toEqual([...FACT_FIELDS, 'source_version'])
    expect(warnings.map(({ pointer }) => pointer)).toEqual(['/nonsense'])
    expect(FACT_FIELDS).toHaveLength(Object.keys(carSchema.shape).length - 1)
  })

  it('is not fooled by names of the language', () => {
    const item: unknown = JSON.parse(
      `{"make":"a","model":"b","year":2020,"car_type":"new","__proto__":{"price":1},"constructor":1,"variant":{"__proto__":{"torque":1}}}`,
    )
    const result = readItem(item, 0, { mode: 'put', dealership: 'city', stocknum: 'U1' })
    expect(result.ok && result.facts.price).toBeUndefined()
    expect(result.warnings.map(({ pointer }) => pointer)).toEqual([
      '/__proto__',
      '/constructor',
      '/variant/__proto__',
    ])
  })

  it.each([
    [5, 5],
    ['5', 5],
    ['2026-01-01T00:00:00Z', 1_767_225_600_000],
    [null, null],
    [undefined, null],
    ['never', null],
  ])('version %j is %j', (input, expected) => {
    expect(versionOf(input)).toBe(expected)
  })
})
