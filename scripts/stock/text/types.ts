import type { StockCar } from '@/definitions/definition'

export type Test = (car: StockCar) => boolean
/** A sentence, and the cars that it is true of when that is not all of them. */
export type Phrase = string | readonly [say: string, when: Test]

/** The sentences one dealer writes about a car. */
export interface Voice {
  /** The checks and the bodies that the first words of this dealer drew from (see spent.ts). */
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
