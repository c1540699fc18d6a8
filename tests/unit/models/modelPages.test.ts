import { describe, expect, it } from 'vitest'
import { modelColours, modelSlugs, modelsOfBody } from '@/features/models/models.rules'
import {
  chaptersOf,
  describing,
  picturesFor,
  starsText,
  type StockCar,
} from '@/features/models/keyNumbers.rules'
import { hasPlan, modelPlan, planRows } from '@/features/models/servicePlan.rules'
import { modelVariants } from '@/features/models/variants.rules'
import { findParts, quotedAccessories, readAccessories, showsAccessories } from '@/core/car/accessories'

const car = (facts: Partial<StockCar> = {}): StockCar => ({ slug: 'c', car_type: 'new', ...facts })

describe('addresses of a model', () => {
  it.each([
    ['new-toyota-hilux-vehicle', 'toyota', ['new-toyota-hilux-vehicle', 'toyota-hilux', 'hilux']],
    ['toyota-hilux', 'toyota', ['toyota-hilux', 'hilux']],
    ['hilux', 'toyota', ['hilux', 'toyota-hilux']],
    ['HiLux', 'toyota', ['hilux', 'toyota-hilux']],
    ['mg-mg4', null, ['mg-mg4']],
  ])('N8 %s on the site of %s', (slug, maker, slugs) => {
    expect(modelSlugs(slug, maker)).toEqual(slugs)
  })
  const models = [
    { name: 'RAV4', body: 'SUV', manufacturer_body: 'SUVs & 4WDs' },
    { name: 'Prado', body: '4WD', manufacturer_body: 'SUVs & 4WDs' },
    { name: 'HiLux', body: 'Ute', manufacturer_body: 'Utes & Vans' },
  ]
  it.each([
    ['suv', ['RAV4']],
    [' Ute ', ['HiLux']],
    ['SUVs & 4WDs', ['RAV4', 'Prado']],
    ['boat', []],
    ['', []],
  ])('N8 ?body=%s', (body, names) => {
    expect(modelsOfBody(models, body).map(({ name }) => name)).toEqual(names)
  })
})

describe('what the stock says of a model', () => {
  it('C9 new ones and demonstrators describe it; without any, the used ones do', () => {
    const [fresh, demo, used] = [car(), car({ car_type: 'demo' }), car({ car_type: 'used' })]
    expect(describing([used, fresh, demo])).toEqual([fresh, demo])
    expect(describing([used])).toEqual([used])
  })
  it('C9 says a span once, one value plainly, and nothing that no car says', () => {
    const variant = (fuelconsumptioncombined: number) => ({ fuelconsumptioncombined, vehiclelength: 4600 })
    expect(
      chaptersOf([
        car({ seats: 5, drive: 'AWD', variant: variant(4.7) }),
        car({ seats: 5, drive: 'FWD', variant: variant(5.1) }),
        car({ drive: 'FWD' }),
      ]),
    ).toEqual([
      {
        title: 'Space',
        lines: [
          ['Seats', '5'],
          ['Length', '4.6 m'],
        ],
        ticks: [],
      },
      {
        title: 'Drive',
        lines: [
          ['Fuel use, combined', '4.7 to 5.1 L/100 km'],
          ['Drive', 'FWD, AWD'],
        ],
        ticks: [],
      },
    ])
    expect(chaptersOf([])).toEqual([])
  })
  it('C9 is safe by what is on all, and one line is no chapter', () => {
    const standardEquipment = ['Side and curtain airbags', 'Mats', 'Blind spot monitor']
    expect(
      chaptersOf([car({ standardEquipment }), car({ standardEquipment: standardEquipment.slice(0, 2) })]),
    ).toEqual([])
    expect(chaptersOf([car({ standardEquipment })])).toEqual([
      { title: 'Safety', lines: [], ticks: ['Side and curtain airbags', 'Blind spot monitor'] },
    ])
  })
  it('C9 each chapter has a picture that suits it, none twice, and not the first of a car', () => {
    const image = (url: string, alt: string, tag?: string) => ({ image: { url }, alt, tag })
    const images = [
      image('first', 'three-quarter view'),
      image('turn', 'front seats', 'spin'),
      image('side', 'side view'),
      image('seats', 'front seats'),
    ]
    expect(picturesFor(['Space', 'Drive', 'Safety'], [car({ images })])).toEqual(['seats', 'side', null])
    expect(picturesFor(['Space'], [])).toEqual([null])
  })
  it('C9 a caravan is told by its weights', () => {
    const specifications = { sleeps: 2, tare_weight: 2120, aggregate_trailer_mass: 2620 }
    expect(chaptersOf([car({ specifications })])).toEqual([
      {
        title: 'Weights',
        lines: [
          ['Tare', '2,120 kg'],
          ['ATM', '2,620 kg'],
          ['You can load', '500 kg'],
        ],
        ticks: [],
      },
    ])
  })
  it('C9 variants come by price, with what is on all of one and on none of the cheaper', () => {
    const variants = modelVariants([
      car({
        badge: 'GXL',
        price: 50_000,
        price_type: 'drive_away',
        standardEquipment: ['Radio', 'Mats', 'Roof'],
      }),
      car({ badge: 'GX', price: 40_000, standardEquipment: ['Radio', 'Mats'] }),
      car({ badge: 'GX', price: 39_000, standardEquipment: ['Radio'] }),
      car({ badge: 'Edge', price: 0 }),
      car({ price: 1000 }),
    ])
    expect(variants.map(({ name, count, prices, plus }) => [name, count, prices[0]?.amount, plus])).toEqual([
      ['GX', 2, 39_000, ['Radio']],
      ['GXL', 1, 50_000, ['Roof']],
      ['Edge', 1, undefined, []],
    ])
  })
  it('C9 colours, most frequent first; an unknown paint has no swatch', () => {
    const colours = modelColours([
      { colour: 'Glacier White' },
      { colour: 'Umbra' },
      { colour: 'Glacier White', primary_image_url: '/w.webp' },
      { colour: null },
    ])
    expect(colours).toMatchObject([
      {
        name: 'Glacier White',
        count: 2,
        paint: expect.stringMatching(/^#/),
        picture: '/w.webp',
      },
      { name: 'Umbra', count: 1, paint: null, picture: null },
    ])
  })
})

describe('servicing and accessories', () => {
  const toyota = { serviceAdvantage: true, manufacturer: { name: 'Toyota', slug: 'toyota' } }
  it('V9 the table’s price, or the plan that staff stored', () => {
    expect(modelPlan({ name: 'bZ4X' }).amount).toBe(180)
    const stored = { amount: 199, years: 4, services: 4, interval: '12 months', range: null }
    expect(modelPlan({ name: 'bZ4X', service_advantage: stored })).toEqual({
      amount: 199,
      yearly: 199,
      text: '$199 for each of the first 4 services, over 4 years. One every 12 months.',
    })
  })
  it('V9 the same plan as a table', () => {
    expect(planRows({ name: 'bZ4X' })).toEqual([
      { label: 'Each service', value: '$180' },
      { label: 'Services', value: '5' },
      { label: 'One every', value: '12 months or 15,000 km' },
      { label: 'For', value: '5 years or 75,000 km, whichever comes first' },
    ])
    const stored = { amount: 199, years: 4, services: 4, interval: '12 months', range: null }
    expect(planRows({ name: 'bZ4X', service_advantage: stored }).map(({ value }) => value)).toEqual([
      '$199',
      '4',
      '12 months',
      '4 years',
    ])
  })
  it.each([
    ['its own make', { status: 'current', manufacturer: 'Toyota' }, toyota, true],
    ['another make', { status: 'current', manufacturer: 'Mazda' }, toyota, false],
    ['not on sale yet', { status: 'coming_soon', manufacturer: 'Toyota' }, toyota, false],
    ['switched off', { status: 'current' }, { ...toyota, serviceAdvantage: false }, false],
  ])('V9 a plan for %s', (_what, model, config, shown) => {
    expect(hasPlan({ name: 'HiLux', ...model }, config)).toBe(shown)
  })
  it.each([
    [0, true, false],
    [1, true, true],
    [1, false, false],
  ])('V9 a model with %i accessories, allowed %s', (accessories_count, allowed, shown) => {
    expect(showsAccessories({ accessories_count }, allowed)).toBe(shown)
  })
  it('N4 a quote has the dealer’s own prices and their sum, and nothing that is not on its list', () => {
    const listed = readAccessories(['Tow bar | $1,290 fitted', 'Boot liner | $ 235', 'Sticker'])
    expect(quotedAccessories(listed, ['Tow bar', 'Sticker', 'Boot liner', 'Tow bar'])).toEqual([
      'Tow bar, $1,290 fitted',
      'Sticker, Price on request',
      'Boot liner, $ 235',
      'Together $1,525',
    ])
    expect(quotedAccessories(listed, ['Sticker'])).toEqual(['Sticker, Price on request'])
    expect(quotedAccessories(listed, ['Tow bar', 'Yacht'])).toBeNull()
  })
  it('N4 finds a part by every word, in its name or its model', () => {
    const accessories = readAccessories(['Tow bar | $1,290 fitted | /media/t.svg', 'Dash camera', ' | $5'])
    expect(accessories).toEqual([
      { name: 'Tow bar', price: '$1,290 fitted', image: '/media/t.svg' },
      { name: 'Dash camera', price: null, image: null },
    ])
    const models = [
      { name: 'HiLux', slug: 'hilux', accessories },
      { name: 'Yaris', slug: 'yaris', accessories: accessories.slice(1) },
    ]
    const found = (query: string) =>
      findParts(models, query).map(({ name, model }) => `${model.name} ${name}`)
    expect(found('hilux TOW')).toEqual(['HiLux Tow bar'])
    expect(found('camera')).toEqual(['HiLux Dash camera', 'Yaris Dash camera'])
    expect(found('yaris tow')).toEqual([])
    expect(found('  ')).toEqual([])
  })
})

describe('stars of the crash tests are one statement', () => {
  it.each([
    [[], null],
    [[[5, 2019]], '5 stars (2019)'],
    [
      [
        [5, 2018],
        [5, 2019],
        [5, 2018],
      ],
      '5 stars (2018 to 2019)',
    ],
    [
      [
        [5, 2019],
        [4, 2015],
      ],
      '4 to 5 stars (2015 to 2019)',
    ],
    [
      [
        [0, 2019],
        [5, 2022],
      ],
      '5 stars (2022)',
    ],
  ])('%j is %s', (tests, text) => {
    const cars = tests.map(([ancaprating, ancapyear]) => car({ variant: { ancaprating, ancapyear } }))
    expect(starsText([...cars, car()])).toBe(text)
  })
})
