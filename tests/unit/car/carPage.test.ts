import { describe, expect, test } from 'vitest'
import { exampleCar } from '../../helpers/car'
import type { Car, CarImage } from '@/core/car/car'
import { carControls } from '@/core/car/controls'
import { allSpecs, lengthText, regoExpiryText, specRows, splitRows } from '@/core/car/specs'
import { featuresSchema } from '@/core/dealer/config/featuresConfig'
import { commentSections, cutText } from '@/lib/text'

const now = new Date('2026-03-10T02:00:00Z')
const picture: CarImage = { image: { url: '/media/demo/a.webp' } }
const car = (over: Partial<Car> = {}) => exampleCar({ images: [picture], ...over })

describe('buttons of a car (V1, V3, P1)', () => {
  const config = {
    features: featuresSchema.parse({ makeOffer: true }),
  }
  test.each<[string, Partial<Car>, object, boolean]>([
    ['as it should be', {}, {}, true],
    ['feature off', {}, { garage: false }, false],
    ['sold', { sold: true }, {}, false],
    ['price 0', { price: 0 }, {}, false],
    ['no pictures', { images: [], thumbnails: [] }, {}, false],
    ['thumbnails only', { images: null, thumbnails: ['/a.webp'] }, {}, true],
    ['a demo where only used cars are collected', { car_type: 'demo' }, { compareUsedOnly: true }, false],
  ])('compare and favourite: %s', (_, over, features, expected) => {
    const controls = carControls(car(over), { ...config, features: { ...config.features, ...features } })
    expect([controls.compare, controls.favourite]).toEqual([expected, expected])
  })
  test('a sold car shows only the similar button', () => {
    const controls = carControls(car({ status: 'sold', file: null }), config)
    expect(
      Object.entries(controls)
        .filter(([, value]) => value)
        .map(([name]) => name),
    ).toEqual(['similar'])
  })
  test.each([
    [true, false],
    [false, true],
    [null, true],
  ])('reserved %s: a drive and an offer are asked for: %s', (reserved, shown) => {
    const controls = carControls(car({ reserved }), config)
    expect([controls.testDrive, controls.makeOffer, controls.enquire]).toEqual([shown, shown, true])
  })
  test('the history report needs its file', () => {
    expect(carControls(car({ file: '/r.pdf' }), config).history).toBe('/r.pdf')
    expect(carControls(car({ file: '' }), config).history).toBeNull()
  })
})

describe('facts and text (V5)', () => {
  test('rows of nothing are dropped', () => {
    expect(
      specRows([
        ['A', ''],
        ['B', null],
        ['C', 'null'],
        ['D', ' NULL '],
        ['E', 0],
        ['F', 'yes'],
      ]),
    ).toEqual([{ label: 'F', value: 'yes' }])
  })
  test('four first, the rest behind a button', () => {
    expect(splitRows([1, 2, 3, 4, 5])).toEqual({ first: [1, 2, 3, 4], rest: [5] })
  })
  test.each([
    ['2027-03-05', 'Expires on 5 Mar 2027'],
    ['2026-03-09', null],
    ['', null],
    ['null', null],
  ])('rego expiry %s', (day, text) => expect(regoExpiryText(day, now)).toBe(text))
  test('lengths', () => {
    expect(lengthText('5640')).toBe('5.64 m (18 ft 6 in)')
  })
  test('key facts of a car', () => {
    expect(allSpecs(car({ km: 15_230, engine_size_litres: 2.8, drive: 'null' }), now)).toEqual([
      { label: 'Odometer', value: '15,230 km' },
      { label: 'Engine', value: '2.8 L' },
      { label: 'Stock number', value: 'S1' },
    ])
  })
  test('comments by sections', () => expect(commentSections(' One | |Two|')).toEqual(['One', 'Two']))
  test.each([
    [400, false],
    [401, true],
  ])('%s characters', (length, isCut) => {
    expect(cutText('ab '.repeat(200).slice(0, length - 1) + 'z', 400).isCut).toBe(isCut)
  })
  test('no sign is torn', () => expect(cutText('🚗'.repeat(9), 8, 4).short).toBe('🚗🚗🚗🚗…'))
})
