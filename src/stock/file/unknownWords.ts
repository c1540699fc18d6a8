import { CAR_FIELDS } from '@/domain/car/fields'
import type { CarField } from '@/domain/car/field'
import { knownWord, type VocabularyName } from '@/domain/car/vocabularies'
import type { FileCar } from './toCars'

export interface UnknownWord {
  field: string
  word: string
  cars: number
}

const VOCABULARY_OF = new Map<string, VocabularyName>([
  ...Object.entries<CarField>(CAR_FIELDS).flatMap(([name, { vocabulary }]): [string, VocabularyName][] =>
    vocabulary ? [[name, vocabulary]] : [],
  ),
  ['fuel', 'fuel'],
  ['trans', 'transmission'],
])

/** Words of fields with a vocabulary that are in it in no spelling, the most frequent first. */
export function unknownWords(cars: readonly FileCar[]): UnknownWord[] {
  const found = new Map<string, UnknownWord>()
  for (const { item } of cars)
    for (const [field, vocabulary] of VOCABULARY_OF) {
      const word = item[field]
      if (typeof word !== 'string' || knownWord(vocabulary, word) !== undefined) continue
      const key = `${field} ${word.trim().toLowerCase()}`
      const known = found.get(key)
      if (known) known.cars++
      else found.set(key, { field, word: word.trim(), cars: 1 })
    }
  return [...found.values()].sort((one, other) => other.cars - one.cars)
}
