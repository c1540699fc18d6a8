import { stocknumOf } from '@/features/stock/coerce'
import type { ItemResult } from '@/features/stock/results'
import { linesOf, type Note } from './table'
import type { FileCar, FileCars } from './toCars'

export interface Repeat {
  stocknum: string
  lines: number[]
}

function byNumber(cars: readonly FileCar[]): Map<string, FileCar[]> {
  const found = new Map<string, FileCar[]>()
  for (const car of cars) {
    const stocknum = stocknumOf(car.item)
    if (!stocknum) continue
    const same = found.get(stocknum)
    if (same) same.push(car)
    else found.set(stocknum, [car])
  }
  return found
}

const linesIn = (cars: readonly FileCar[]): number[] => cars.map(({ line }) => line)

/** Of rows that could be read. */
export const repeatsOf = (cars: readonly FileCar[]): Repeat[] =>
  [...byNumber(cars.filter(({ fault }) => !fault))].flatMap(([stocknum, of]) =>
    of.length > 1 ? [{ stocknum, lines: linesIn(of) }] : [],
  )

/** Noted one by one. */
const MOST_NOTES = 10

export function repeatNotes(cars: readonly FileCar[]): Note[] {
  const repeats = repeatsOf(cars)
  const more = repeats.length - MOST_NOTES
  const notes = repeats.slice(0, MOST_NOTES).map(({ stocknum, lines }) => ({
    text: `${stocknum} comes more than once (${linesOf(lines)}): the last line counts.`,
  }))
  return more > 0 ? [...notes, { text: `${more} more stock numbers come more than once.` }] : notes
}

const POWER = /^\d(?:[.,]\d+)?E\+?\d+$/i

/** `1.23E+11` is what a spreadsheet left of a long stock number: the first car comes in under it, for another nobody knows whose it is. */
export function withoutShortened({ cars, notes }: FileCars): FileCars {
  const shortened = [...byNumber(cars)].filter(([stocknum]) => POWER.test(stocknum))
  if (!shortened.length) return { cars, notes }
  const others = new Map(
    shortened.flatMap(([stocknum, of]) => of.slice(1).map((car) => [car, stocknum] as const)),
  )
  return {
    cars: cars.map((car) => {
      const stocknum = others.get(car)
      return stocknum === undefined
        ? car
        : {
            ...car,
            fault: `${stocknum} is what a spreadsheet made of two stock numbers: write the column as text`,
          }
    }),
    notes: [
      ...notes,
      ...shortened.map(([stocknum, of]) => ({
        text: `A spreadsheet shortened a stock number to ${stocknum} (${linesOf(linesIn(of))}): write the column as text.`,
      })),
    ],
  }
}

/** A push applies each line in turn, so the last good line of a car stays. */
export function overwritten(results: readonly ItemResult[]): Set<number> {
  const good = results.filter(({ result }) => result !== 'failed')
  const last = new Map(good.map(({ stocknum, index }) => [stocknum, index]))
  return new Set(good.flatMap(({ stocknum, index }) => (last.get(stocknum) === index ? [] : [index])))
}
