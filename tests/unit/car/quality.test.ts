import { describe, expect, it } from 'vitest'
import { qualityOf, type TellableCar } from '@/core/car/quality'

const WHOLE: TellableCar = {
  ...{ car_type: 'used', item_type: 'car', simple_body: 'SUV', price: 30_000, price_type: 'drive_away' },
  ...{ km: 40_000, photos_count: 8, dealercomments: 'a'.repeat(120), vin: 'JTMRFREV10J000001' },
  ...{ regplate: 'ABC123', colour: 'White', simple_fuel: 'Petrol' },
  ...{ simple_transmission: 'Automatic', features: [1, 2, 3, 4, 5] },
}
const CARAVAN: TellableCar = {
  ...{ ...WHOLE, item_type: 'caravan', simple_body: 'Caravan', km: null },
  ...{ simple_fuel: null, simple_transmission: null },
}
const missing = (car: TellableCar) => qualityOf(car).fixes.map(({ field }) => field)

describe('B8 how completely a car is told', () => {
  it.each<[string, TellableCar]>([
    ['a used car', WHOLE],
    ['a new car without kilometres and plate', { ...WHOLE, car_type: 'new', km: 0, regplate: null }],
    ['a demo without a plate', { ...WHOLE, car_type: 'demo', regplate: null }],
    ['a caravan, which has no kilometres, fuel or gears', CARAVAN],
    [
      'a caravan that only its berths tell',
      { ...CARAVAN, item_type: null, simple_body: 'Pop-top', specifications: { sleeps: 4 } },
    ],
  ])('100 for %s with all of it', (_, car) => {
    expect(qualityOf(car)).toEqual({ score: 100, fixes: [] })
  })

  it.each<[string, Partial<TellableCar>, string, boolean]>([
    ['kilometres', { km: null }, 'km', true],
    ['kilometres of a demo', { km: 0, car_type: 'demo' }, 'km', true],
    ['a price', { price: 0 }, 'price', true],
    ['pictures', { photos_count: 0 }, 'images', true],
    ['eight pictures', { photos_count: 7 }, 'images', false],
    ['what the price covers', { price_type: ' ' }, 'price_type', false],
    ['a plate', { regplate: null }, 'regplate', false],
    ['comments', { dealercomments: 'a'.repeat(119) }, 'dealercomments', false],
    ['a VIN', { vin: null }, 'vin', false],
    ['a VIN with an O', { vin: 'JTMRFREV1OJ000001' }, 'vin', false],
    ['a VIN of 16', { vin: 'JTMRFREV10J00001' }, 'vin', false],
    ['five features', { features: [1, 2, 3, 4] }, 'features', false],
    ['a fuel', { simple_fuel: null }, 'simple_fuel', false],
  ])('a car without %s is asked for it', (_, change, field, essential) => {
    const { score, fixes } = qualityOf({ ...WHOLE, ...change })
    expect(fixes.map((fix) => [fix.field, fix.essential])).toEqual([[field, essential]])
    expect(score).toBeLessThan(100)
  })

  it('asks for the essential first, then for what brings most, each field once', () => {
    expect(missing({ ...WHOLE, colour: null, dealercomments: null, km: null, photos_count: 0 })).toEqual([
      'images',
      'km',
      'dealercomments',
      'colour',
    ])
    expect(qualityOf({}).score).toBe(0)
  })

  it('counts a missing price for more than a missing colour', () => {
    expect(qualityOf({ ...WHOLE, price: 0 }).score).toBeLessThan(qualityOf({ ...WHOLE, colour: '' }).score)
  })
})
