import { describe, expect, test } from 'vitest'
import { readFigures, readTowAddress, towHref, typedOf } from '@/features/towing/towAddress.rules'
import { towView } from '@/features/towing/towView.rules'
import { carOfTowing, van } from './examples'

const figures = (over: Record<string, string>) => readFigures(readTowAddress(over).typed)

describe('figures as they are typed', () => {
  test.each([
    ['3500', 3500],
    ['3,500 kg', 3500],
    [' 2 500 ', 2500],
    ['100', 100],
    ['10,000', 10_000],
  ])('%s is read', (braked, kg) => {
    expect(figures({ braked })).toMatchObject({ puller: { braked: kg, ball: null }, errors: {} })
  })
  test.each(['99', '10001', '3.5 t', '-3500', 'lots', '0'])(
    '%s is a mistake, and says what to do',
    (braked) =>
      expect(figures({ braked })).toEqual({
        puller: null,
        errors: { braked: 'Enter kilograms from 100 to 10,000, such as 2,500.' },
      }),
  )
  test('nothing typed is no mistake', () => expect(figures({})).toEqual({ puller: null, errors: {} }))
  test('the braked limit is needed beside any other', () =>
    expect(Object.keys(figures({ ball: '250' }).errors)).toEqual(['braked']))
  test.each([
    [{ gvm: '3000', kerb: '3000' }, 'kerb'],
    [{ gvm: '3000', gcm: '3000' }, 'gcm'],
    [{ ball: '5000' }, 'ball'],
    [{ gvm: 'x' }, 'gvm'],
    [{ gcm: '5950' }, 'gvm'],
  ])('%o is a mistake of %s', (over, name) => {
    const { puller, errors } = figures({ braked: '3000', ...over })
    expect(Object.keys(errors)).toEqual([name])
    expect(puller).toBeNull()
  })
  test('a known car’s figures fill the boxes and are read again', () => {
    const puller = { braked: 3000, ball: null, gvm: 2990, gcm: null, kerb: 2330 }
    expect(readFigures(typedOf(puller)).puller).toEqual(puller)
  })
})

describe('the address', () => {
  test.each([
    [{}, 'car'],
    [{ by: 'van' }, 'van'],
    [{ van: 'x' }, 'van'],
    [{ by: ['van', 'car'] }, 'van'],
    [{ by: 'boat' }, 'car'],
  ])('%o begins with the %s', (input, by) => expect(readTowAddress(input).by).toBe(by))
  test('is short, whatever was sent', () =>
    expect(readTowAddress({ car: 'x'.repeat(5000), braked: '9'.repeat(5000) }).car.length).toBe(120))
  test('has what was chosen', () => {
    expect(towHref({ van: 'a b&c' })).toBe('/what-can-i-tow?van=a+b%26c')
    expect(towHref({ by: 'van' })).toBe('/what-can-i-tow?by=van')
  })
})

describe('what the page shows', () => {
  const stock = {
    towed: [van('light', 2000), van('heavy', 3400)],
    pulling: [{ ...carOfTowing('ute', 3000), badge: 'SR5' }],
  }
  const KEY = '2021-toyota-hilux-sr5'
  const view = (input: Record<string, string>) => towView(stock, readTowAddress(input))

  test('nothing for a dealer with nothing to tow', () =>
    expect(towView({ towed: [], pulling: stock.pulling }, readTowAddress({ braked: '3000' }))).toBeNull())
  test('before a choice: the answer for the newest of the model that is listed most, as an example', () => {
    const ranger = (slug: string, year: number) => ({
      ...carOfTowing(slug, 3500),
      ...{ make: 'Ford', model: 'Ranger', badge: 'XLS', year },
    })
    const pulling = [...stock.pulling, ranger('old', 2018), ranger('new', 2022)]
    expect(towView({ ...stock, pulling }, readTowAddress({}))).toMatchObject({
      ...{ by: 'car', isExample: true, name: '2022 Ford Ranger XLS', limit: 3500, note: null },
      fits: [{ match: 'close' }, { match: 'roomy' }],
    })
    expect(towView({ ...stock, pulling: [] }, readTowAddress({}))).toMatchObject({
      isExample: false,
      fits: null,
    })
  })
  test.each([{ car: KEY }, { braked: '3500' }, { braked: 'x' }, { car: 'gone' }, { by: 'van' }])(
    '%j is no example',
    (input) => expect(towView(stock, readTowAddress(input))?.isExample).toBe(false),
  )
  test('a known car, by name, with its figures in the boxes', () =>
    expect(view({ car: KEY })).toMatchObject({
      ...{ name: '2021 Toyota HiLux SR5', limit: 3000, typed: { braked: '3000' } },
      fits: [{ match: 'part' }, { match: 'roomy' }],
    }))
  test('typed figures go before those of the car, which still has its name', () =>
    expect(view({ car: KEY, braked: '3500' })).toMatchObject({ name: '2021 Toyota HiLux SR5', limit: 3500 }))
  test('a mistake gives no answer and leaves what was typed', () =>
    expect(view({ car: KEY, braked: 'x' })).toMatchObject({ fits: null, typed: { braked: 'x' } }))
  test('a car and a van that are gone say so', () => {
    expect(view({ car: '1999-lada-niva' })?.note).toMatch(/none of that kind/)
    expect(view({ van: 'sold' })).toMatchObject({
      by: 'van',
      fits: null,
      note: expect.stringMatching(/no longer/),
    })
  })
  test('from a van: what of the dealer’s pulls it', () =>
    expect(view({ van: 'light' })).toMatchObject({ by: 'van', fits: [{ match: 'roomy', spare: 1000 }] }))
  test('a dealer without cars that tow has the one side only', () =>
    expect(towView({ ...stock, pulling: [] }, readTowAddress({ van: 'light' }))).toMatchObject({
      by: 'car',
      cars: [],
    }))
})
