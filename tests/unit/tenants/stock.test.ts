import { describe, expect, it } from 'vitest'
import { demoTenants } from '../../../tenants'
import { stockOf, type StockRow } from './truth/stockFile'

const label = (car: StockRow) => `${car.stocknum} ${car.year} ${car.make} ${car.model} ${car.badge ?? ''}`
const PLATES: Record<string, RegExp> = {
  QLD: /^\d{3}[A-Z]{2}\d$/,
  VIC: /^1[A-Z]{2}\d[A-Z]{2}$/,
  SA: /^S\d{3}[A-Z]{3}$/,
  WA: /^1[A-Z]{3}\d{3}$/,
}
const SIZES = {
  'harbour-toyota': [140, 160],
  'westside-motors': [580, 640],
  'outback-caravans': [55, 66],
} as const

/** Cabins and wear: not of the whole car. */
const isCloseUp = (url: string): boolean => /\/(?:interior_|condition-)/.test(url)
/** Sections are parted by `|`; a decimal point ends no sentence. */
const sentencesOf = (text: string): string[] =>
  text.split(/\s*\|\s*|(?<=[.!?])\s+/).filter((sentence) => sentence !== '')

/** What would be wrong with a car, in words. */
const FAULTS: Record<string, (car: StockRow) => boolean> = {
  'a plate that its state does not issue': ({ regplate, state }) =>
    Boolean(regplate) && !PLATES[state ?? '']?.test(regplate ?? ''),
  'a plate on a new car': ({ car_type, regplate }) => car_type === 'new' && Boolean(regplate),
  'kilometres that do not suit its kind': ({ car_type, km }) =>
    (car_type === 'new' && (km ?? 0) > 60) ||
    (car_type === 'demo' && (km ?? 0) > 8_000) ||
    (car_type === 'used' && (km ?? 9_999) < 900),
  'an old year for a new or demo car': ({ car_type, year }) => car_type !== 'used' && year < 2025,
  'a price without a type, or a type without a price': ({ price, price_type }) =>
    price ? price_type === 'on_application' : price_type !== 'on_application',
  'an unlikely price': ({ price }) => Boolean(price) && ((price ?? 0) < 3_000 || (price ?? 0) > 260_000),
  'a was-price that is not higher': ({ before_price, price }) =>
    Boolean(before_price) && (before_price ?? 0) <= (price ?? 0),
  'an engine that does not suit its fuel': ({ simple_fuel, cylinders, variant }) =>
    simple_fuel === 'Electric'
      ? Boolean(cylinders || variant?.fuelconsumptioncombined)
      : Boolean(simple_fuel) && !(cylinders && variant?.fuelconsumptioncombined),
  'a gearbox that does not suit its words': ({ trans, simple_transmission }) =>
    Boolean(trans) && (trans?.includes('Manual') ?? false) !== (simple_transmission === 'Manual'),
  'a diesel hatch or an electric ute': ({ simple_fuel, simple_body }) =>
    (simple_fuel === 'Diesel' && simple_body === 'Hatch') ||
    (simple_fuel === 'Electric' && simple_body === 'Ute'),
  'seats that do not suit its body': ({ simple_body, seats }) =>
    (simple_body === 'Convertible' && (seats ?? 0) > 4) ||
    (simple_body === 'People Mover' && (seats ?? 0) < 6),
  'stars without the year of the test': ({ variant }) => Boolean(variant?.ancaprating) && !variant?.ancapyear,
  'a lower price without the day of its change': ({
    before_price,
    price_changed_days_ago,
    listed_days_ago,
  }) =>
    Boolean(before_price) !== (price_changed_days_ago !== undefined) ||
    (price_changed_days_ago ?? 0) >= listed_days_ago,
  'a plug without a battery, or a battery without a plug': ({ simple_fuel, variant }) =>
    /electric|plug-in/i.test(simple_fuel ?? '') !== Boolean(variant?.battery_kwh && variant.electric_range),
  'a flaw that nothing points at': ({ images }) =>
    (images ?? []).some(({ tag, dot_x, dot_y }) => tag === 'imperfection' && !(dot_x && dot_y)),
  'a caravan without its ball weight': ({ specifications: s }) =>
    Boolean(s) &&
    !((s?.ball_weight ?? 0) > 0 && (s?.ball_weight ?? 0) < (s?.aggregate_trailer_mass ?? 0) / 10),
  'a sale without a date': ({ sold, sold_days_ago, status }) =>
    (sold ?? false) !== (sold_days_ago !== undefined) || (sold ?? false) !== (status === 'sold'),
  'fewer than two sections of comments': ({ dealercomments }) =>
    (dealercomments?.split(' | ').length ?? 0) < 2,
  'a grille on an electric car, or none on another': ({ images, simple_fuel }) =>
    (images ?? []).some(
      ({ image: { url } }) => !isCloseUp(url) && url.includes('/ev_') !== (simple_fuel === 'Electric'),
    ),
  'a repayment without its comparison rate': ({ weekly_price, finance_lenders }) =>
    Boolean(weekly_price) &&
    !Object.values(finance_lenders ?? {}).every(({ comparisonRate }) => (comparisonRate ?? 0) > 0),
}

describe.each(demoTenants.map((tenant) => [tenant.slug, tenant] as const))('stock of %s', (slug, tenant) => {
  const stock = stockOf(slug)

  it.each(Object.entries(FAULTS))('has no car with %s', (_fault, isWrong) => {
    expect(stock.filter(isWrong).map(label)).toEqual([])
  })

  it('is as large as it should be, with no car twice', () => {
    const [least = 0, most = 0] = Object.entries(SIZES).find(([name]) => name === slug)?.[1] ?? []
    expect(stock.length).toBeGreaterThanOrEqual(least)
    expect(stock.length).toBeLessThanOrEqual(most)
    for (const of of ['vin', 'stocknum'] as const)
      expect(new Set(stock.map((car) => car[of])).size).toBe(stock.length)
    const plates = stock.flatMap(({ regplate }) => regplate ?? [])
    expect(new Set(plates).size).toBe(plates.length)
  })

  it('stands in the dealer’s own yards only (T5)', () => {
    const places = new Map(tenant.locations.map((place) => [place.slug, place.dealership_slug]))
    expect(
      stock.filter((car) => places.get(car.location?.slug ?? '') !== car.dealership_slug).map(label),
    ).toEqual([])
  })

  it('gives a model the same pictures in every yard', () => {
    const shapes = new Map<string, Set<string>>()
    for (const { make, model, simple_body, images } of stock) {
      const shape = /demo\/\w+\/([a-z0-9_]+-\d)-/.exec(images?.[0]?.image.url ?? '')?.[1]
      if (shape)
        shapes.set(
          `${make} ${model} ${simple_body}`,
          (shapes.get(`${make} ${model} ${simple_body}`) ?? new Set()).add(shape),
        )
    }
    expect([...shapes].filter(([, found]) => found.size > 1)).toEqual([])
  })

  it('shows no picture more than eight times, of cabins and wear neither', () => {
    const times = new Map<string, number>()
    for (const { image } of stock.flatMap(({ images }) => images ?? []))
      times.set(image.url, (times.get(image.url) ?? 0) + 1)
    expect([...times].filter(([, count]) => count > 8)).toEqual([])
  })

  it('says no sentence on the pages of more than eight cars', () => {
    const pages = new Map<string, Set<string>>()
    for (const { stocknum, dealercomments, inspection_noted } of stock)
      for (const sentence of [dealercomments ?? '', ...(inspection_noted ?? [])].flatMap(sentencesOf))
        pages.set(sentence, (pages.get(sentence) ?? new Set()).add(stocknum))
    expect(
      [...pages].flatMap(([sentence, cars]) => (cars.size > 8 ? [`${cars.size} ${sentence}`] : [])),
    ).toEqual([])
  })

  it('has an inspection of its own on each used car', () => {
    const sheets = stock.flatMap(({ inspection_passed }) => inspection_passed?.join(' ') ?? [])
    expect(sheets.length).toBeGreaterThan(0)
    expect(new Set(sheets).size).toBe(sheets.length)
  })

  it('opens with a row of different cars in different pictures', () => {
    const row = stock.filter(({ listed_days_ago }) => listed_days_ago < 2.2)
    expect(row.length).toBeGreaterThanOrEqual(8)
    expect(new Set(row.map(({ primary_image_url }) => primary_image_url)).size).toBe(row.length)
    expect(new Set(row.map(({ make, model, simple_body }) => `${make} ${model} ${simple_body}`)).size).toBe(
      row.length,
    )
  })

  it('has a car at the drive away price of each offer (ACL s48)', () => {
    const prices = new Set(
      stock
        .filter(({ status, price_type }) => status === 'in_stock' && price_type === 'drive_away')
        .map(({ price }) => price),
    )
    const offered = tenant.offers
      .filter(({ price_note }) => price_note === 'Drive away')
      .map(({ price_text }) => Number(price_text?.replace(/\D/g, '')))
    expect(offered.filter((price) => !prices.has(price))).toEqual([])
  })

  it('holds some of each unusual kind', () => {
    const count = (fits: (car: StockRow) => boolean) => stock.filter(fits).length
    expect(count(({ sold, sold_days_ago }) => Boolean(sold) && (sold_days_ago ?? 99) < 3)).toBeGreaterThan(0)
    expect(count(({ sold_days_ago }) => (sold_days_ago ?? 0) > 3)).toBeGreaterThan(0)
    expect(count(({ status }) => status === 'coming_soon')).toBeGreaterThan(0)
    expect(count(({ reserved }) => reserved === true)).toBeGreaterThan(0)
    expect(count(({ before_price }) => Boolean(before_price))).toBeGreaterThan(0)
    expect(count(({ price }) => !price)).toBeGreaterThan(0)
    expect(count(({ images }) => !images?.length)).toBeGreaterThan(0)
    expect(count(({ show_on_dealer_website }) => show_on_dealer_website === false)).toBeGreaterThan(0)
    expect(count(({ listed_days_ago }) => listed_days_ago < 8)).toBeGreaterThan(3)
  })
})

it('has caravans with weights and lengths, and a subscription price where it may be had', () => {
  const vans = stockOf('outback-caravans').filter(
    ({ item_type }) => item_type === 'Caravan' || item_type === 'Camper trailer',
  )
  expect(vans.length).toBeGreaterThan(30)
  for (const { specifications, engine_size, km } of vans) {
    expect(specifications?.aggregate_trailer_mass ?? 0).toBeGreaterThan(specifications?.tare_weight ?? 0)
    expect(specifications?.sleeps ?? 0).toBeGreaterThanOrEqual(2)
    expect([engine_size, km]).toEqual([undefined, undefined])
  }
  expect(vans.filter(({ subscription_price }) => subscription_price).length).toBeGreaterThan(20)
})

it('shows repayments only where the dealer arranges finance', () => {
  expect(
    stockOf('outback-caravans').filter(
      ({ finance_lenders, weekly_price }) => finance_lenders ?? weekly_price,
    ),
  ).toEqual([])
  expect(
    stockOf('harbour-toyota').filter(({ finance_lenders }) => finance_lenders?.manual).length,
  ).toBeGreaterThan(120)
})

it('shares no stock number or VIN between dealers', () => {
  const vins = demoTenants.flatMap(({ slug }) => stockOf(slug).map(({ vin }) => vin))
  expect(new Set(vins).size).toBe(vins.length)
})
