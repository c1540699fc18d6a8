import type { StockCar } from '../stockCar'
import type { Mark } from '../wear'

export type Test = (car: StockCar) => boolean
/**
 * A pattern, and a condition if it is not true of all cars: `[a|b]` is one of its words, `{km}` a fact of the car;
 * a pattern whose fact is not known says nothing.
 */
export type Phrase = string | readonly [say: string, when: Test]

/** What is known of one car, in words, by the name of its slot. */
export type Facts = Readonly<Record<string, string | undefined>>

/** The sentences of one dealer about a car. */
export interface Voice {
  /** The checks and bodies that this dealer's first version of the words drew from (see spent.ts). */
  checks: number
  used_for: ReadonlySet<string>
  /** Places around a yard, by its city: `{suburb}`. */
  near: Readonly<Record<string, readonly string[]>>
  oneOwner: readonly Phrase[]
  owners: readonly Phrase[]
  use: Readonly<Record<string, readonly Phrase[]>>
  service: readonly Phrase[]
  condition: readonly Phrase[]
  /** What it is and what is fitted to it. */
  facts: readonly Phrase[]
  marks: Readonly<Record<Mark, readonly Phrase[]>>
  clean: readonly Phrase[]
  towing: readonly Phrase[]
  isNew: readonly Phrase[]
  coming: readonly Phrase[]
  demo: readonly Phrase[]
  close: readonly Phrase[]
}
