import { describe, expect, test } from 'vitest'
import { exampleCar } from '../../helpers/car'
import { configInput } from '../../helpers/dealers'
import type { Car } from '@/core/car/car'
import { daysHere } from '@/core/car/daysHere'
import { electricRows } from '@/core/car/electric'
import { carNoun } from '@/core/car/noun'
import { averageOf } from '@/core/car/price'
import { priceMoves, withPrice } from '@/core/car/priceHistory'
import { allSpecs } from '@/core/car/specs'
import { carStory } from '@/core/car/story'
import { carImages } from '@/core/car/text'
import { towOf, towVerdict } from '@/core/car/towing'
import { walkaroundOf } from '@/core/car/walkaround'
import { tenantConfigSchema } from '@/core/dealer/config/tenantConfig'
import { COMMENTS_SHOWN, cutSentences } from '@/lib/text'

const car = (over: Partial<Car> = {}) => exampleCar(over)
const now = new Date('2026-03-10T02:00:00Z')
const DAY = 86_400
const today = now.getTime() / 1000

describe('V5 comments are cut at 400 signs, by sentence', () => {
  const sentence = (length: number) => `${'a'.repeat(length - 1)}.`
  test.each([
    ['400 signs', sentence(400), false, 400],
    ['a sentence that ends at 400 and one more', `${sentence(400)} More.`, true, 400],
    ['a sentence that ends at 401', `${sentence(200)} ${sentence(200)} More.`, true, 200],
    ['no sentence at all', 'ab '.repeat(200), true, 399],
  ])('%s', (_, text, isCut, length) => {
    const cut = cutSentences(text, COMMENTS_SHOWN)
    expect([cut.isCut, cut.short.length]).toEqual([isCut, length])
  })
  test('a number is no end of a sentence', () =>
    expect(cutSentences('It drinks 7.4 litres. And more', 24).short).toBe('It drinks 7.4 litres.'))
})

describe('V13 pictures of imperfections', () => {
  const image = (url: string, more = {}) => ({ image: { url }, ...more })
  test('have a dot where the feed says, and none without both figures', () =>
    expect(
      carImages(
        car({
          images: [
            image('/a.webp'),
            image('/b.webp', { tag: 'imperfection', dot_x: 63, dot_y: 0 }),
            image('/c.webp', { tag: 'imperfection', dot_x: 10 }),
          ],
        }),
      ).map(({ dot }) => dot),
    ).toEqual([null, { x: 63, y: 0 }, null]))
})

describe('V14 price history and days here', () => {
  const first = { price: 30_000, at: 100 }
  test.each<[string, Parameters<typeof withPrice>, ReturnType<typeof withPrice>]>([
    ['a new car', [null, 30_000, 100], [first]],
    ['a new car without a price', [null, null, 100], []],
    ['the same price', [{ price: 30_000, price_history: [first] }, 30_000, 200], [first]],
    ['a lower price', [{ price_history: [first] }, 29_000, 200], [first, { price: 29_000, at: 200 }]],
    [
      'a car older than its history',
      [{ price: 30_000, created_at: 100 }, 29_000, 200],
      [first, { price: 29_000, at: 200 }],
    ],
    ['a price that is taken away', [{ price_history: [first] }, null, 200], [first, { price: 0, at: 200 }]],
  ])('%s', (_, input, steps) => expect(withPrice(...input)).toEqual(steps))
  test('keeps the last 20 steps', () => {
    const steps = Array.from({ length: 25 }, (_, at) => at).reduce(
      (history, at) => withPrice({ price_history: history }, 1000 + at, at),
      withPrice(null, null, 0),
    )
    expect([steps.length, steps[0]?.price, steps.at(-1)?.price]).toEqual([20, 1005, 1024])
  })
  test('is told newest first, without times that had no shown price', () =>
    expect(
      priceMoves([first, { price: 0, at: 150 }, { price: 10, at: 160 }, { price: 29_000, at: 200 }]),
    ).toEqual([
      { price: 29_000, at: 200, change: -1_000 },
      { ...first, change: null },
    ]))
  test.each<[string, Partial<Car>, number | null]>([
    // 13:30 UTC on 9 March is 23:30 in Brisbane, an hour later is the next day there.
    ['listed late yesterday', { created_at: Date.UTC(2026, 2, 9, 13, 30) / 1000 }, 1],
    ['listed early today', { created_at: Date.UTC(2026, 2, 9, 14, 30) / 1000 }, 0],
    ['listed two days ago', { created_at: today - 2 * DAY }, 2],
    ['of the future', { created_at: today + 60 }, 0],
    ['coming', { status: 'coming_soon', created_at: today - DAY }, null],
    ['sold', { sold: true, created_at: today - DAY }, null],
  ])('days of a car %s', (_, over, days) => expect(daysHere(car(over), now, 'Australia/Brisbane')).toBe(days))
})

describe('V15 battery, charging and running cost', () => {
  const labels = (over: Partial<Car>) => electricRows(car(over)).map(({ label }) => label)
  test('an electric car without figures has no rows, never 0 km', () =>
    expect(electricRows(car({ simple_fuel: 'Electric', variant: { electric_range: 0 } }))).toEqual([]))
  test.each(['Electric', 'Plug-in hybrid', 'Plug-in Hybrid'])('%s has a row for each figure', (simple_fuel) =>
    expect(labels({ simple_fuel, variant: { battery_kwh: 64, electric_range: 435 } })).toEqual([
      'Battery',
      'Electric range (WLTP)',
    ]),
  )
  test.each(['Hybrid', 'Petrol', null])('%s has none', (simple_fuel) =>
    expect(labels({ simple_fuel, variant: { battery_kwh: 1.6 } })).toEqual([]),
  )
})

describe('V16 ANCAP, fuel, towing and masses', () => {
  const valueOf = (label: string, variant: Car['variant']) =>
    allSpecs(car({ variant }), now).find((row) => row.label === label)?.value
  test.each<[Car['variant'], string | undefined]>([
    [{ ancaprating: 5, ancapyear: 2019 }, '5 stars (2019)'],
    [{ ancaprating: 5 }, undefined],
    [{ ancapyear: 2019 }, undefined],
  ])('stars %o', (variant, text) => expect(valueOf('ANCAP rating', variant)).toBe(text))
  test.each([
    ['Kerb weight', { kerb_weight: 2075 }, '2,075 kg'],
    ['Braked towing', { braked_towing: 3500 }, '3,500 kg'],
    ['Combined fuel use', { fuelconsumptioncombined: 7.4 }, '7.4 L/100 km'],
  ])('%s', (label, variant, text) => expect(valueOf(label, variant)).toBe(text))
})

describe('V16 can my car tow it', () => {
  const tow = { atm: 2_500, tare: 2_000, ball: 165 }
  test.each<[number, number | null, string]>([
    [2_500, 250, 'yes'],
    [2_500, null, 'yes'],
    [2_499, 250, 'part'],
    [2_500, 249, 'no'],
    [2_150, null, 'part'],
    [2_149, null, 'no'],
    [2_499, 164, 'no'],
    [0, null, 'unknown'],
    [Number.NaN, null, 'unknown'],
    [-2_500, null, 'unknown'],
    [2_500, -5, 'unknown'],
  ])('%s kg braked, %s kg on the ball: %s', (braked, ball, can) =>
    expect(towVerdict(tow, { braked, ball }).can).toBe(can),
  )
  test('says by how much it is too heavy, and what may be loaded', () =>
    expect(towVerdict(tow, { braked: 2_300, ball: null }).lines).toEqual([
      'Fully loaded it may weigh 2,500 kg, 200 kg over your 2,300 kg.',
      'That leaves 300 kg for water, gas and all you pack.',
    ]))
  test('only what has a plate is towed', () => expect(towOf(car())).toBeNull())
})

describe('V12 a walkaround is a film of YouTube or Vimeo, nothing else', () => {
  test.each([
    ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', 'aqz-KE-bpKQ'],
    ['https://www.youtube.com/watch?t=3&v=aqz-KE-bpKQ', 'aqz-KE-bpKQ'],
    ['https://youtu.be/aqz-KE-bpKQ?si=x', 'aqz-KE-bpKQ'],
    ['https://vimeo.com/76979871', '76979871'],
  ])('%s', (url, film) => expect(walkaroundOf(url)?.frame).toContain(`/${film}?`))
  test.each([
    'http://www.youtube.com/watch?v=aqz-KE-bpKQ',
    'https://www.youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
    'https://evil.example/?u=https://youtu.be/aqz-KE-bpKQ',
    'https://youtu.be/"onload=',
    '/media/demo/a.webp',
    '',
    null,
  ])('not %s', (url) => expect(walkaroundOf(url)).toBeNull())
})

describe('V6 each kind has its own story and noun', () => {
  const dealer = tenantConfigSchema.parse(
    configInput({
      features: { reserve: true, certified: true },
      manufacturer: { name: 'Toyota', slug: 'toyota' },
      certifiedBenefits: ['1-year warranty'],
    }),
  )
  const electric = { simple_fuel: 'Electric', variant: { electric_range: 435 } }
  const van = { item_type: 'Caravan', km: 5, year: 2022 }
  test.each<[what: string, Partial<Car>, title: string, text: string]>([
    [
      'new',
      { car_type: 'new', km: 12 },
      'New',
      'You would be its first owner. It was driven 12 km to get here.',
    ],
    ['demo', { car_type: 'demo', km: 1200 }, 'Demonstrator', 'it has 1,200 km on it'],
    ['used', { km: 40_000, year: 2021 }, 'Used', 'From 2021, with 40,000 km on it.'],
    ['certified', { certified: true, km: 40_000 }, 'Certified', 'with 40,000 km on it. Its certificate says'],
    ['of another make’s programme', { certified: true, make: 'Kia' }, 'Used', 'From 2021.'],
    [
      'electric',
      electric,
      'Used, electric',
      'From 2021. It runs on its battery alone, up to 435 km on a charge',
    ],
    ['electric, of unknown range', { simple_fuel: 'Electric' }, 'Used, electric', 'on its battery alone.'],
    ['new and electric', { ...electric, car_type: 'new' }, 'New, electric', 'You would be its first owner.'],
    ['certified and electric', { ...electric, certified: true }, 'Certified', 'up to 435 km'],
    ['plug-in', { simple_fuel: 'Plug-in Hybrid' }, 'Used, plug-in hybrid', 'runs on fuel as well'],
    ['a caravan, without kilometres', van, 'Caravan', 'From 2022.'],
    ['a caravan with beds', { ...van, specifications: { sleeps: 4 } }, 'Caravan', 'with beds for 4.'],
    ['a new caravan', { ...van, car_type: 'new' }, 'Caravan', 'nobody has slept in it'],
    ['a shown caravan', { ...van, car_type: 'demo' }, 'Caravan', 'no longer sold as new'],
    ['coming', { car_type: 'new', status: 'coming_soon' }, 'On its way', 'not at the yard yet'],
    ['reserved', { reserved: true, certified: true }, 'Reserved', 'whoever is first in line hears first'],
    ['sold, though reserved', { status: 'sold', reserved: true }, 'SOLD', 'found its new owner'],
  ])('%s', (_, over, title, text) => {
    const story = carStory(car(over), dealer)
    expect(story.title).toBe(title)
    expect(story.text).toContain(text)
  })
  test('no line is promised where the dealer takes no reservations, and no certificate without one', () => {
    const plain = { ...dealer, features: { ...dealer.features, reserve: false }, certifiedBenefits: [] }
    expect(carStory(car({ reserved: true }), plain).text).toContain('Ask us')
    expect(carStory(car({ certified: true }), plain).title).toBe('Used')
  })
  test.each([
    ['Caravan', 'Caravan'],
    ['Camper trailer', 'Camper trailer'],
    ['4x4', 'Car'],
  ])('%s is a %s', (item_type, noun) => expect(carNoun(car({ item_type }))).toBe(noun))
  test.each([
    [{ state_average_market_price: 30_000, average_market_price: 31_000 }, 'QLD average'],
    [{ average_market_price: 31_000 }, 'national average'],
  ])('V4 the source of the market average %o', (autograb_data, text) =>
    expect(averageOf({ state: 'QLD', autograb_data })).toBe(text),
  )
})
