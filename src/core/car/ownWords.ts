/** A dealership's own words: what its suppliers write, and what it stands for here. They come before every table. */
import { z } from 'zod'
import { KNOWN_MAKES } from './makes'
import { VOCABULARIES } from './vocabularies'

/** For each fact that takes them its words; null where any text may stand. A reserved car is for sale, and a fact beside says more. */
const CHOICES = {
  ...{ car_type: VOCABULARIES.car_type.values, status: [...VOCABULARIES.status.values, 'reserved'] },
  ...{ price_type: VOCABULARIES.price_type.values, simple_body: VOCABULARIES.body.values },
  ...{ simple_fuel: VOCABULARIES.fuel.values, drive: VOCABULARIES.drive.values },
  ...{ simple_transmission: VOCABULARIES.transmission.values, make: KNOWN_MAKES },
  ...{ model: null, colour: null },
} as const satisfies Record<string, readonly string[] | null>

/** Where a supplier writes in full what is also a word of ours. */
const IN_FULL: Readonly<Record<string, string>> = { fuel: 'simple_fuel', trans: 'simple_transmission' }

export const WORD_FIELDS: readonly string[] = Object.keys(CHOICES)
export const wordFieldOf = (field: string): string => IN_FULL[field] ?? field
export const wordChoices = (field: string): readonly string[] | null =>
  Object.entries<readonly string[] | null>(CHOICES).find(([name]) => name === field)?.[1] ?? null
export const takesWord = (field: string, to: string): boolean =>
  WORD_FIELDS.includes(field) && (wordChoices(field)?.includes(to) ?? true)

/** Field -> the supplier's word in small letters -> ours. */
export const ownWordsSchema = z.record(z.string().max(40), z.record(z.string().max(100), z.string().max(80)))
export type OwnWords = z.output<typeof ownWordsSchema>
export const MOST_WORDS = 1_000

export const wordKey = (word: string): string => word.trim().toLowerCase().replace(/\s+/g, ' ')

/** The item in our words; the same one where it has none of the dealership's. */
export function inOurWords(item: Record<string, unknown>, words: OwnWords): Record<string, unknown> {
  let ours = item
  for (const field of [...Object.keys(IN_FULL), ...WORD_FIELDS]) {
    const target = wordFieldOf(field)
    const [known, word] = [words[target], item[field]]
    if (!known || typeof word !== 'string') continue
    const key = wordKey(word)
    const to = Object.hasOwn(known, key) ? known[key] : undefined
    // A transmission in full stays beside the word that it stands for.
    if (to !== undefined && (field === target || !item[target])) ours = { ...ours, [target]: to }
  }
  return ours
}
