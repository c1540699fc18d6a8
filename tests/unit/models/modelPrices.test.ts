import { describe, expect, it } from 'vitest'
import { fromWords, lowestPrices, modelPrices } from '@/features/models/variants.rules'

describe('what a model costs at least', () => {
  const here = (price: number, car_type: 'new' | 'demo' | 'used' = 'new') => ({
    slug: 's',
    car_type,
    price,
    price_type: 'egc' as const,
  })
  const said = (prices: ReturnType<typeof lowestPrices>) =>
    prices.map((price) => `${fromWords(price)} ${price.amount} ${price.price_type}`)
  const ordered = { status: 'current', from_price: 51_400 } as const
  const toOrder = 'To order from 51400 drive_away'
  it.each([
    ['no car here', [], [toOrder]],
    ['a dearer one', [here(55_000)], [toOrder]],
    ['one at that price', [here(51_400)], ['New from 51400 egc']],
    ['a cheaper one', [here(49_880), here(55_000)], ['New from 49880 egc']],
    ['a cheaper demonstrator', [here(49_880, 'demo')], [toOrder, 'Demonstrator from 49880 egc']],
    ['a dearer demonstrator', [here(51_990, 'demo')], [toOrder]],
    ['a used one', [here(20_000, 'used')], [toOrder]],
    ['one on request', [here(1)], [toOrder]],
  ])('%s', (_, cars, lines) => expect(said(modelPrices(ordered, cars))).toEqual(lines))
  it('a grade says of each price whether it is of a new one', () => {
    const grade = [here(63_900), here(59_990, 'demo'), here(61_000, 'demo')]
    expect(said(lowestPrices(grade))).toEqual(['New from 63900 egc', 'Demonstrator from 59990 egc'])
    expect(said(lowestPrices([here(59_990, 'demo')]))).toEqual(['Demonstrator from 59990 egc'])
    expect(said(lowestPrices([here(20_000, 'used')]))).toEqual(['Used from 20000 egc'])
  })
  it('nothing where neither names a price', () =>
    expect(modelPrices({ status: 'current', from_price: null }, [])).toEqual([]))
})
