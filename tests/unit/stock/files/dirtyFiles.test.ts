/** Thousands of dirty files, made from known cars: whatever a person would understand is read, and no figure is wrong. */
import { expect, it } from 'vitest'
import { readItem } from '@/features/stock/validate'
import { dirtyFile, type TrueCar } from '../../../helpers/dirtyFile'
import { isFull } from '../../../helpers/full'
import { readFileOf } from '../../../helpers/stockFile'

const FILES = isFull ? 2_000 : 150

interface Tally {
  cars: number
  read: number
  wrong: string[]
  lost: string[]
}

/** A make has one spelling, whoever writes it. */
const plain = (make: unknown) => String(make).normalize('NFD').replaceAll(/\p{M}/gu, '')

function judge(tally: Tally, car: TrueCar, item: Record<string, unknown> | undefined, made: string) {
  tally.cars++
  if (!item) return tally.lost.push(`${made}: ${car.stocknum} is not there`)
  const read = readItem(item, 0, { mode: 'batch', dealership: 'yard' })
  if (!read.ok) return tally.lost.push(`${made}: ${car.stocknum} ${JSON.stringify(read.errors)}`)
  const { price = null, km = null, make, model, year, car_type, images } = read.facts
  const stated = { price, km }
  if (price !== car.price && price !== null)
    tally.wrong.push(`${made}: price ${car.price} is ${JSON.stringify(stated)}`)
  if (km !== car.km && km !== null) tally.wrong.push(`${made}: ${car.km} km is ${JSON.stringify(stated)}`)
  const isWhole =
    price === car.price &&
    km === car.km &&
    plain(make) === plain(car.make) &&
    model === car.model &&
    year === car.year &&
    car_type === car.type
  const count = Array.isArray(images) ? images.length : 0
  if (isWhole && (images === undefined || count === car.photos.length)) tally.read++
  else
    tally.lost.push(
      `${made}: ${JSON.stringify({ car, is: { price, km, make, model, year, car_type, count } })}`,
    )
}

it(`${FILES} dirty files are read`, { timeout: 120_000 }, async () => {
  const tally: Tally = { cars: 0, read: 0, wrong: [], lost: [] }
  for (let seed = 1; seed <= FILES; seed++) {
    const { bytes, cars, made } = dirtyFile(seed)
    const { items } = await readFileOf(bytes)
    if (items.length !== cars.length) tally.lost.push(`${made}: ${items.length} of ${cars.length} cars`)
    const byNumber = new Map(items.map((item) => [String(item.stocknum), item]))
    for (const car of cars) judge(tally, car, byNumber.get(car.stocknum), made)
  }
  console.info(`${tally.read} of ${tally.cars} cars of ${FILES} files are read whole`)
  expect(tally.wrong).toEqual([])
  expect(tally.read / tally.cars, tally.lost.slice(0, 5).join('\n')).toBeGreaterThanOrEqual(0.995)
})
