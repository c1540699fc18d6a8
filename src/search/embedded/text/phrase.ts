import type { TextIndex } from './textIndex'

const NOWHERE = new Uint32Array(0)

function isBefore(pairs: Uint32Array, i: number, ord: number, place: number): boolean {
  const found = pairs[i] ?? 0
  return found < ord || (found === ord && (pairs[i + 1] ?? 0) < place)
}

function seek(pairs: Uint32Array, from: number, ord: number, place: number): number {
  let step = 2
  let low = from
  while (low + step < pairs.length && isBefore(pairs, low + step, ord, place)) {
    low += step
    step *= 2
  }
  let high = Math.min(low + step, pairs.length)
  while (low < high) {
    const middle = low + (((high - low) >> 2) << 1)
    if (isBefore(pairs, middle, ord, place)) low = middle + 2
    else high = middle
  }
  return low
}

function followed(left: Uint32Array, right: Uint32Array, offset: number): Uint32Array {
  const [few, many, shift] = left.length <= right.length ? [left, right, offset] : [right, left, -offset]
  const found: number[] = []
  let at = 0
  for (let i = 0; i < few.length && at < many.length; i += 2) {
    const ord = few[i] ?? 0
    const own = few[i + 1] ?? 0
    if (own + shift < 0) continue
    at = seek(many, at, ord, own + shift)
    if (many[at] === ord && many[at + 1] === own + shift) found.push(ord, shift > 0 ? own : own + shift)
  }
  return Uint32Array.from(found)
}

export function phrase(index: TextIndex, words: readonly string[]): Uint32Array {
  const postings = words.flatMap((word) => index.get(word) ?? [])
  const [first, ...rest] = postings
  // Most splits share no attribute: this check rejects them without reading the places.
  const shared = postings.reduce((attributes, word) => attributes & word.attributes, -1)
  if (!first || postings.length < words.length || shared === 0) return NOWHERE
  return rest.reduce((pairs, word, i) => followed(pairs, word.view(), i + 1), first.view())
}

function carsIn(pairs: Uint32Array): number {
  let count = 0
  for (let i = 0; i < pairs.length; i += 2) if (i === 0 || pairs[i] !== pairs[i - 2]) count++
  return count
}

/** The split into two words that most cars have side by side: landcruiser as land cruiser. */
export function bestSplit(
  index: TextIndex,
  word: string,
): { words: [string, string]; pairs: Uint32Array } | undefined {
  let best: { words: [string, string]; pairs: Uint32Array } | undefined
  let most = 0
  for (let at = 1; at < word.length; at++) {
    const words: [string, string] = [word.slice(0, at), word.slice(at)]
    if (!index.get(words[0]) || !index.get(words[1])) continue
    const pairs = phrase(index, words)
    const cars = carsIn(pairs)
    if (cars > most) [best, most] = [{ words, pairs }, cars]
  }
  return best
}
