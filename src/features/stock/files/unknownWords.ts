import { CAR_FIELDS } from '@/core/car/fields'
import type { CarField } from '@/core/car/field'
import { isNoText } from '@/core/car/blank'
import { inOurWords, wordFieldOf, type OwnWords } from '@/core/car/ownWords'
import { knownWord, type VocabularyName } from '@/core/car/vocabularies'
import { isKnownMake } from '@/core/car/makes'
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

const isKnown = (field: string, word: string): boolean => {
  const vocabulary = VOCABULARY_OF.get(field)
  return vocabulary ? knownWord(vocabulary, word) !== undefined : isKnownMake(word)
}
const LOOKED_AT = [...VOCABULARY_OF.keys(), 'make']

/** Words that no table and no word of the dealership knows, and how many cars have them, the most frequent first. */
export function unknownWords(cars: readonly FileCar[], words: OwnWords): UnknownWord[] {
  const found = new Map<string, UnknownWord>()
  for (const { item: sent } of cars) {
    const item = inOurWords(sent, words)
    for (const field of LOOKED_AT) {
      const word = item[field]
      if (typeof word !== 'string' || word.trim() === '' || isNoText(word) || isKnown(field, word)) continue
      // Said in our words beside it.
      const ours = item[wordFieldOf(field)]
      if (wordFieldOf(field) !== field && typeof ours === 'string' && isKnown(wordFieldOf(field), ours))
        continue
      const key = `${field} ${word.trim().toLowerCase()}`
      const known = found.get(key)
      if (known) known.cars++
      else found.set(key, { field, word: word.trim(), cars: 1 })
    }
  }
  return [...found.values()].sort((one, other) => other.cars - one.cars)
}
