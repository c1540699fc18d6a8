import { distance } from '@/lib/distance'
import { typosAllowed } from '@/search/suggest/rank'
import { memoizeByObject } from '@/lib/memoize'
import { COMPARISONS, NOT, TALK } from './grammar.data'
import type { Lexicon } from './lexicon'
import type { Uses } from './uses'

const LEAST = 4
const SURE = 5

const byLetter = (words: Iterable<string>, least: number, into: Map<string, string[]>) => {
  for (const word of words)
    if (word.length >= least && /^\p{L}+$/u.test(word)) {
      const letter = word[0] ?? ''
      into.set(letter, [...(into.get(letter) ?? []), word])
    }
  return into
}

const lettersOf = memoizeByObject(({ names, absent }: Lexicon) => {
  const letters = byLetter(names.keys(), LEAST, new Map<string, string[]>())
  return byLetter([...absent.keys(), ...COMPARISONS.keys(), ...NOT, ...TALK], SURE, letters)
})
const lettersOfUses = memoizeByObject((uses: Uses) =>
  byLetter(uses.keys(), LEAST, new Map<string, string[]>()),
)

/** The closest known word, within the slips that the search for words forgives; null for none. */
export const nearestWord = (word: string, lexicon: Lexicon, uses: Uses): string | null => {
  const allowed = typosAllowed(word)
  if (!allowed) return null
  const letter = word[0] ?? ''
  let best: { word: string; edits: number } | null = null
  for (const known of [
    ...(lettersOf(lexicon).get(letter) ?? []),
    ...(lettersOfUses(uses).get(letter) ?? []),
  ]) {
    const edits = distance(word, known, allowed, false)
    if (edits <= allowed && (!best || edits < best.edits)) best = { word: known, edits }
  }
  return best?.word ?? null
}
