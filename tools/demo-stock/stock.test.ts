/** What the committed stock has to say of the tables here that it was made from. */
import { describe, expect, it } from 'vitest'
import { demoTenants } from '@tenants'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { stockOf, type StockRow } from '../../tests/unit/tenants/truth/stockFile'
import { cabinsOf } from './cabins'
import { textOf } from './generate'
import { checkDigit } from './identity'
import { colourName, isPictured, PAINTS } from './pictures'
import { TENANTS } from './tenants'
import { namesWear, wearOf } from './wear'

const label = (car: StockRow) => `${car.stocknum} ${car.year} ${car.make} ${car.model} ${car.badge ?? ''}`
/** Cabins and wear: not of the whole car. */
const isCloseUp = (url: string): boolean => /\/(?:interior_|condition-)/.test(url)
const bodyOf = ({ images }: StockRow): string =>
  /demo\/\w+\/([a-z0-9_]+-\d-[a-z]+)-/.exec(images?.[0]?.image.url ?? '')?.[1] ?? ''

/** What would be wrong with a car, in words. */
const FAULTS: Record<string, (car: StockRow) => boolean> = {
  'a VIN with a wrong check digit': ({ vin }) =>
    !/^[A-HJ-NPR-Z0-9]{17}$/.test(vin ?? '') || checkDigit(vin ?? '') !== vin?.[8],
  'a picture of another colour or body': ({ images, colour }) =>
    (images ?? []).some(({ image: { url } }) => {
      const [, shape, paint] = /demo\/(?:\w+\/)?([a-z0-9_]+-\d)-([a-z]+)-/.exec(url) ?? []
      return (
        !isCloseUp(url) &&
        (!Object.entries(PAINTS).some(
          ([name, paints]) => name === shape && paints.some((one) => one === paint),
        ) ||
          colourName(paint ?? '') !== colour)
      )
    }),
  'the cabin of another body or trim': (car) =>
    (car.images ?? []).some(
      ({ image: { url } }) =>
        url.includes('/interior_') &&
        !cabinsOf(car).some(({ file, trim }) => url.includes(`/${file}-`) && trim === car.interior_colour),
    ),
  'a close-up of wear that its comments do not name': ({ images, dealercomments, ...car }) =>
    (images ?? [])
      .filter(({ image: { url } }) => url.includes('/condition-'))
      .some(
        ({ image: { url }, tag }) =>
          tag !== 'imperfection' ||
          !wearOf(bodyOf({ images, ...car })).some(
            ({ mark, photo }) => photo.image.url === url && namesWear(mark, dealercomments ?? ''),
          ),
      ),
}

describe.each(demoTenants.map(({ slug }) => slug))('stock of %s', (slug) => {
  const stock = stockOf(slug)

  it('is made again byte for byte', () => {
    expect(textOf(slug)).toBe(readFileSync(path.join(TENANTS, slug, 'stock.json'), 'utf8'))
  })

  it.each(Object.entries(FAULTS))('has no car with %s', (_fault, isWrong) => {
    expect(stock.filter(isWrong).map(label)).toEqual([])
  })

  it('shows a car from all sides that there are, or in six pictures', () => {
    const sides = (body: string) =>
      ['hero', 'side', 'rear34', 'front', 'rear', 'wheel'].filter((view) => isPictured(`${body}-${view}`))
    const poor = stock.filter((car) => {
      const count = car.images?.length ?? 0
      return count > 0 && count < Math.min(6, sides(bodyOf(car)).length)
    })
    expect(poor.map(label)).toEqual([])
  })
})
