/** Says patterns so that no sentence is read on too many cars of a dealer. */
import { counter } from '../deal'
import type { Random } from '../random'
import type { StockCar } from '../stockCar'
import type { Facts, Phrase } from './types'

/** So many times a pattern is worded anew before another one is tried. */
const TRIES = 14
/** Of so many patterns drawn, the one said least so far comes first. */
const DRAWN = 4

/** Where one sentence ends and the next begins; a decimal point is no end. */
export const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.!?])\s+/).filter((sentence) => sentence !== '')

const patternOf = (phrase: Phrase, car: StockCar): string[] =>
  typeof phrase === 'string' ? [phrase] : phrase[1](car) ? [phrase[0]] : []

/** Null where a fact is not known. */
export function worded(random: Random, pattern: string, facts: Facts): string | null {
  const chosen = pattern.replaceAll(/\[([^\]]*)\]/g, (_, words: string) => random.pick(words.split('|')))
  const slots = [...chosen.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  if (slots.some((name) => !facts[name])) return null
  const filled = chosen.replaceAll(/\{(\w+)\}/g, (_, name: string) => facts[name] ?? '')
  return filled.charAt(0).toUpperCase() + filled.slice(1)
}

/** One dealer's telling: it remembers what it has said. */
export function teller() {
  const said = counter()
  const used = counter()
  return (random: Random, phrases: readonly Phrase[], car: StockCar, facts: Facts): string => {
    const mixed = random.shuffle(phrases.flatMap((phrase) => patternOf(phrase, car)))
    const drawn = mixed.slice(0, DRAWN).toSorted((a, b) => used.of(a) - used.of(b))
    for (const pattern of [...drawn, ...mixed.slice(DRAWN)]) {
      for (let tries = 0; tries < TRIES; tries += 1) {
        const text = worded(random, pattern, facts)
        if (!text) break
        const sentences = sentencesOf(text)
        if (!sentences.every(said.isFree)) continue
        sentences.forEach(said.take)
        used.take(pattern)
        return text
      }
    }
    return ''
  }
}
export type Tell = ReturnType<typeof teller>
