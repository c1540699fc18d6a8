import type { StockCar } from '../stockCar'

export type Test = (car: StockCar) => boolean
/** A sentence, and a condition if it is not true of all cars. */
export type Phrase = string | readonly [say: string, when: Test]

/** The sentences of one dealer about a car. */
export interface Voice {
  /** The checks and bodies that this dealer's first version of the words drew from (see spent.ts). */
  checks: number
  used_for: ReadonlySet<string>
  oneOwner: readonly Phrase[]
  owners: readonly Phrase[]
  use: Record<string, readonly Phrase[]>
  service: readonly Phrase[]
  condition: readonly Phrase[]
  flaws: readonly string[]
  isNew: readonly Phrase[]
  coming: readonly Phrase[]
  demo: readonly Phrase[]
  close: readonly Phrase[]
}
