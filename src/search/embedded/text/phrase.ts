import type { TextIndex } from './textIndex'

const NOWHERE = new Uint32Array(0)

/** The pairs of `left` that have a pair of `right` in the same car and attribute, `offset` positions later. */
function followed(left: Uint32Array, right: Uint32Array, offset: number): Uint32Array {
  const found: number[] = []
  let at = 0
  for (let i = 0; i < left.length; i += 2) {
    const ord = left[i] ?? 0
    const wanted = (left[i + 1] ?? 0) + offset
    while (
      at < right.length &&
      ((right[at] ?? 0) < ord || ((right[at] ?? 0) === ord && (right[at + 1] ?? 0) < wanted))
    )
      at += 2
    if (right[at] === ord && right[at + 1] === wanted) found.push(ord, left[i + 1] ?? 0)
  }
  return Uint32Array.from(found)
}

/** Where the words stand one after another, as pairs of (car, place of the first word). */
export function phrase(index: TextIndex, words: readonly string[]): Uint32Array {
  const [first = '', ...rest] = words
  let pairs = index.get(first)?.view() ?? NOWHERE
  rest.forEach((word, i) => {
    const right = index.get(word)?.view()
    pairs = right && pairs.length > 0 ? followed(pairs, right, i + 1) : NOWHERE
  })
  return pairs
}

function carsIn(pairs: Uint32Array): number {
  let count = 0
  for (let i = 0; i < pairs.length; i += 2) if (i === 0 || pairs[i] !== pairs[i - 2]) count++
  return count
}

/** The two words into which the word splits that most cars have side by side: landcruiser as land cruiser. */
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
