/** `blu`, `blck`: colours with one slip, also those too short for what the engine forgives. */
import { modelName } from '@/core/car/modelNames'
import { distance } from '@/lib/distance'
import { memoizeByObject } from '@/lib/memoize'
import { ABOUT, COMPARISONS, FILLERS, JOINTS, NOT, TALK } from '@/search/sentence/grammar.data'
import type { Lexicon } from '@/search/sentence/lexicon'

const SHORT = /^\p{L}{3,}$/u
/** A shorter colour is one edit from too many words. */
const LEAST = 4
const GRAMMAR = [ABOUT, COMPARISONS, FILLERS, JOINTS, NOT, TALK]

const coloursOf = memoizeByObject(({ names }: Lexicon): string[] =>
  [...names].flatMap(([word, senses]) =>
    word.length >= LEAST && senses.some(({ facet }) => facet === 'colour') ? [word] : [],
  ),
)

/** A name of this stock or of any other, or a word of the grammar. */
const isWord = (word: string, { names, single, absent }: Lexicon): boolean =>
  [names, single, absent, ...GRAMMAR].some((known) => known.has(word)) || modelName(word) !== word

/** Null for a word that is none, or could be two. */
export function slippedColour(word: string, lexicon: Lexicon): string | null {
  if (!SHORT.test(word) || isWord(word, lexicon)) return null
  const near = coloursOf(lexicon).filter(
    (colour) => colour[0] === word[0] && distance(word, colour, 1, false) === 1,
  )
  const begun = near.filter((colour) => colour.startsWith(word))
  const [one, ...more] = begun.length ? begun : near
  return one !== undefined && !more.length ? one : null
}
