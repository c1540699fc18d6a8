import { describe, expect, test } from 'vitest'
import { leftInCar, mostTowed, pullerOf, towVerdict } from '@/core/car/towing'
import { towLink } from '@/features/towing/towLink.rules'
import {
  fitsBefore,
  fitsBehind,
  fullyTowed,
  knownCars,
  pullsOf,
  towedOf,
} from '@/features/towing/towing.rules'
import { carOfTowing, van } from './examples'

describe('the most that may hang on a car', () => {
  test.each([
    [{ braked: 3500 }, 3500],
    [{ braked: 3500, gvm: 3200 }, 3500],
    [{ braked: 3500, gcm: 5950 }, 3500],
    [{ braked: 3500, gvm: 3200, gcm: 5950 }, 2750],
    [{ braked: 2500, gvm: 3200, gcm: 5950 }, 2500],
  ])('%o: %s kg', (puller, most) => expect(mostTowed(puller)).toBe(most))

  test.each([
    [{ braked: 3500 }, null],
    [{ braked: 3500, gvm: 3200 }, null],
    [{ braked: 3500, gvm: 3200, kerb: 2260 }, 640],
    [{ braked: 3500, gvm: 2500, kerb: 2260 }, -60],
  ])('%o leaves %s kg in the car in front of 3,000 kg', (puller, left) =>
    expect(leftInCar({ atm: 3000 }, puller)).toBe(left),
  )
})

describe('the combination and what is left in the car decide too', () => {
  const tow = { atm: 3000, tare: 2500, ball: 200 }
  const puller = { braked: 3500, gvm: 3200 }
  test.each([
    [{ ...puller, gcm: 6200 }, 'yes'],
    [{ ...puller, gcm: 6199 }, 'part'],
    [{ ...puller, gcm: 5850 }, 'part'],
    [{ ...puller, gcm: 5849 }, 'no'],
    [{ ...puller, kerb: 2825 }, 'yes'],
    [{ ...puller, kerb: 2826 }, 'no'],
  ])('%o: %s', (one, can) => expect(towVerdict(tow, one).can).toBe(can))

  test('each limit says its own line', () => {
    expect(towVerdict(tow, { braked: 3500, gvm: 3200, gcm: 6000, kerb: 2400 }).lines).toEqual([
      'Both full, it and your car are 200 kg over the combination mass of 6,000 kg.',
      'With it on the ball, 500 kg are left in your car for people and luggage.',
      'That leaves 300 kg for water, gas and all you pack.',
    ])
    expect(towVerdict(tow, { braked: 3500, gvm: 3200, gcm: 6300, kerb: 3000 }).lines).toEqual([
      'Both full, it and your car stay within the combination mass of 6,300 kg.',
      'Its ball load alone is more than your car may carry.',
    ])
  })
})

describe('no limit that is passed is answered with yes, and too little left to pack with no', () => {
  const tow = { atm: 3020, tare: 2420, ball: 180 }
  test.each([
    [{ braked: 2500, ball: 250 }, 'no'],
    [{ braked: 2570, ball: 301 }, 'no'],
    [{ braked: 3500, ball: 301 }, 'no'],
    [{ braked: 2569, ball: 302 }, 'no'],
    [{ braked: 2570, ball: 302 }, 'part'],
    [{ braked: 3020, ball: 302 }, 'yes'],
  ])('%o: %s', (one, can) => expect(towVerdict(tow, one).can).toBe(can))
  test('heavier on the ball when empty than a tenth of its mass', () =>
    expect(towVerdict({ ...tow, ball: 320 }, { braked: 3500, ball: 310 }).can).toBe('no'))
  test('says what a trip needs', () =>
    expect(towVerdict(tow, { braked: 2500, ball: 250 }).lines).toEqual([
      'Fully loaded it may weigh 3,020 kg, 520 kg over your 2,500 kg.',
      'Loaded, it puts about 302 kg on the ball, more than your 250 kg.',
      'That leaves 80 kg for water, gas and all you pack. A trip needs about 150 kg.',
    ]))
})

test('what has a plate is towed, and what says its braked limit pulls', () => {
  const cars = [van('small', 1600), carOfTowing('ute', 3500), carOfTowing('silent', 0)]
  expect(towedOf(cars).map(({ car }) => car.slug)).toEqual(['small'])
  expect(pullsOf(cars).map(({ car }) => car.slug)).toEqual(['ute'])
  expect(pullerOf(carOfTowing('ute', 3500, { kerb_weight: 2200, grossvehiclemass: 3100 }))).toEqual({
    braked: 3500,
    gvm: 3100,
    kerb: 2200,
  })
})

describe('how what can be towed stands behind a car', () => {
  const towed = towedOf([
    van('a', 1600),
    van('b', 2700),
    van('c', 3000),
    van('d', 3001, { tare: 2600 }),
    van('e', 3700),
  ])
  const fits = fitsBehind({ braked: 3000 }, towed)

  test('a tenth of the limit is room, an exact limit fits, and what is lighter when empty may be loaded to it', () =>
    expect(fits.map(({ car, match, spare }) => [car.slug, match, spare])).toEqual([
      ['e', 'no', -700],
      ['d', 'part', -1],
      ['c', 'close', 0],
      ['b', 'roomy', 300],
      ['a', 'roomy', 1400],
    ]))
  test('the figure of the answer counts those that may be loaded to the full', () =>
    expect(fullyTowed(fits)).toBe(3))
  test('what may be packed is never more than its plate allows', () =>
    expect(fits.map(({ carries }) => carries)).toEqual([-100, 400, 600, 600, 600]))
  test('those without a picture come last', () => {
    const bare = { ...van('bare', 2900), images: [] }
    expect(fitsBehind({ braked: 3000 }, towedOf([bare, van('a', 1600)])).map(({ car }) => car.slug)).toEqual([
      'a',
      'bare',
    ])
  })
  test('and in front of it: most room first, then most left for people', () => {
    const pulls = pullsOf([
      carOfTowing('low', 3000),
      carOfTowing('tight', 3500, { grossvehiclemass: 3000, kerb_weight: 2500 }),
      carOfTowing('free', 3500, { grossvehiclemass: 3000, kerb_weight: 2000 }),
    ])
    expect(
      fitsBefore({ atm: 3000, tare: 2500, ball: 200 }, pulls).map(({ car, inCar }) => [car.slug, inCar]),
    ).toEqual([
      ['free', 700],
      ['tight', 200],
      ['low', null],
    ])
  })
})

test('kinds of cars that are known: one each, the lowest limit counts, by name and newest first', () => {
  const prado = { make: 'Toyota', model: 'Prado', badge: 'GXL' }
  const known = knownCars(
    pullsOf([
      { ...carOfTowing('p1', 3000), ...prado, year: 2018 },
      { ...carOfTowing('p2', 2500), ...prado, year: 2018 },
      { ...carOfTowing('p3', 3000), ...prado, year: 2021 },
      { ...carOfTowing('r', 3500), make: 'Ford', model: 'Ranger', badge: 'XLS', year: 2019 },
    ]),
  )
  expect(known.map(({ key, name, puller }) => [key, name, puller.braked])).toEqual([
    ['2019-ford-ranger-xls', '2019 Ford Ranger XLS', 3500],
    ['2021-toyota-prado-gxl', '2021 Toyota Prado GXL', 3000],
    ['2018-toyota-prado-gxl', '2018 Toyota Prado GXL', 2500],
  ])
})

describe('the line on the page of a car', () => {
  const stock = {
    towed: [van('a', 1600), van('b', 3300)],
    pulling: [carOfTowing('ute', 3000), carOfTowing('big', 3500)],
  }
  test.each([
    [van('b', 3300), { shows: 'pulls', fit: 1, of: 2, href: '/what-can-i-tow?van=b' }],
    [
      { ...carOfTowing('ute', 3000), badge: 'SR5' },
      { shows: 'towed', fit: 1, of: 2, href: '/what-can-i-tow?car=2021-toyota-hilux-sr5' },
    ],
    [carOfTowing('small', 400), null],
    [carOfTowing('silent', 0), null],
  ])('%#', (car, link) => expect(towLink(stock, car)).toEqual(link))
  test('is not there without the other end', () => {
    expect(towLink({ ...stock, towed: [] }, carOfTowing('ute', 3000))).toBeNull()
    expect(towLink({ ...stock, pulling: [] }, van('a', 1600))).toBeNull()
  })
})
