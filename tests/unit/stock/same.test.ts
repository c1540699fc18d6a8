import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { UNCLAIMED } from '@/core/car/owners/sources'
import { decide } from '@/features/stock/decide'
import { contentHash } from '@/features/stock/hash'
import { readItem, type ValidItem } from '@/features/stock/validate'

const reading = { mode: 'batch' as const, dealership: 'city' }
const car = {
  stocknum: 'U1',
  make: 'Kia',
  model: 'Rio',
  year: 2020,
  car_type: 'used',
  features: ['Sunroof'],
  variant: { cylinders: 4, torque: 221 },
  images: [{ image: { url: 'https://a.example/1.jpg' }, alt: null }],
}
const validated = (item: unknown) => readItem(item, 0, reading)
const wholeOf = (item: unknown) => {
  const read = validated(item)
  if (!read.ok || !read.whole) throw new Error('the sample is no valid car')
  return read.whole
}
const stored = contentHash(wholeOf(car))
const compared = (item: unknown) =>
  readItem(item, 0, { ...reading, stored: (stocknum) => (stocknum === 'U1' ? stored : null) })
const isSame = (item: unknown) => {
  const read = compared(item)
  return read.ok && read.same !== undefined
}

describe('a car that is stored already is known without a second validation', () => {
  it.each([
    ['itself', car],
    ['in another order', Object.fromEntries(Object.entries(car).reverse())],
    ['nested in another order', { ...car, variant: { torque: 221, cylinders: 4 } }],
    ['as feeds write it', { ...car, year: '2020', car_type: 'USED', features: 'Sunroof' }],
    ['with empty fields', { ...car, badge: '', price: null, standardEquipment: [] }],
    ['with another version', { ...car, source_version: 7 }],
  ])('%s', (_, item) => {
    expect(isSame(item)).toBe(true)
    expect(contentHash(wholeOf(item))).toBe(stored)
  })

  // JSON writes Infinity as null, and a field that is refused when empty is stored as absent: neither may pass for what is stored.
  it.each([
    ['price', Infinity],
    ['price', []],
    ['name', []],
    ['location', []],
    ['certified', Infinity],
    ['images', [{ ...car.images[0], alt: Infinity }]],
    ['features', ['Sunroof', undefined]],
    ['make', ''],
    ['source_version', 'x'],
    ['source_version', -1],
    ['finance_lenders', ''],
    ['price', -2],
    ['dealership_slug', 'other'],
    ['name', new Date(0)],
  ])('but %s %j is read as it always is', (field, value) => {
    const item = { ...car, [field]: value }
    const [quick, full] = [compared(item), validated(item)]
    expect(quick).toEqual(full)
    expect(quick.ok ? quick.warnings : quick.errors).toHaveLength(1)
    expect(quick.ok && quick.same).toBeFalsy()
  })

  it('tells of unknown fields as ever', () => {
    const item = { ...car, nonsense: 1, variant: { ...car.variant, colour: 'red' } }
    expect(isSame(item)).toBe(true)
    expect(compared(item).warnings).toEqual(validated(item).warnings)
    expect(compared(item).warnings).toHaveLength(2)
  })

  it('agrees with the validation, whatever a feed writes', () => {
    const odd = fc.oneof(
      fc.constantFrom(null, '', [], {}, Infinity, -0, 0, true, 'x', '5', ['x'], [null], [{}]),
      fc.jsonValue(),
    )
    const field = fc.constantFrom(
      'price',
      'badge',
      'file',
      'features',
      'images',
      'location',
      'variant',
      'certified',
      'status',
      'build_date',
      'finance_lenders',
      'source_version',
      'created_at',
    )
    fc.assert(
      fc.property(fc.dictionary(field, odd), (more) => {
        const item = { ...car, ...more }
        const [quick, full] = [compared(item), validated(item)]
        expect(quick.ok).toBe(full.ok)
        if (quick.ok && full.ok) expect(quick.version).toBe(full.version)
        if (isSame(item) && full.ok && full.whole) expect(contentHash(full.whole)).toBe(stored)
      }),
      { numRuns: 500 },
    )
  })

  it('is read after all when another writer has changed the car meanwhile', () => {
    const item = compared(car)
    if (!item.ok) throw new Error('the sample is no valid car')
    const head = (content_hash: string | null) => ({
      id: 'i',
      stocknum: 'U1',
      slug: 's',
      rev: 3,
      content_hash,
      source_version: null,
      status: 'in_stock',
      overrides: null,
      created_at: 1,
      sold_date_timestamp: null,
      picture_done: null,
      price: null,
      price_history: null,
      sources: null,
    })
    const message = { source: UNCLAIMED, now: 1 }
    expect(decide(item, head(stored), undefined, message).kind).toBe('same')
    expect(decide(item, head('other'), undefined, message)).toMatchObject({
      kind: 'write',
      outcome: { facts: { make: 'Kia' }, hash: stored },
    })
    expect(decide(item, undefined, undefined, message)).toMatchObject({
      kind: 'write',
      outcome: { hash: stored },
    })
    const broken: ValidItem = { ...item, same: { hash: stored, read: () => validated({ stocknum: 'U1' }) } }
    expect(decide(broken, head(null), undefined, message)).toMatchObject({
      kind: 'refuse',
      reason: 'invalid',
    })
  })
})
