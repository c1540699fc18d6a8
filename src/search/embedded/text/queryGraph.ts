import { derive, type Levels } from './derive'
import type { TextIndex } from './textIndex'
import { endsInWord, tokenize } from './tokenize'

/** One way to read a stretch of the query: a word, or two or three neighbours written as one. */
export interface QueryNode {
  /** Index of its first word, and how many words it covers. */
  start: number
  length: number
  /** Position of its first word in the query. */
  position: number
  levels: Levels
  /** Where the word stands to the letter; absent for joined words. */
  exact?: Uint32Array
}

export interface QueryGraph {
  words: number
  nodes: readonly QueryNode[]
  /** Node numbers by the word that they start at. */
  startingAt: readonly (readonly number[])[]
}

const MAX_JOINED = 3

/** All parses of a query; a car matches when nodes that it has lead from the first word to the last. */
export function queryGraph(index: TextIndex, q: string): QueryGraph {
  const tokens = tokenize(q)
  const unfinished = endsInWord(q)
  const nodes: QueryNode[] = []
  const startingAt = tokens.map((first, start) => {
    const numbers: number[] = []
    for (let length = 1; length <= MAX_JOINED && start + length <= tokens.length; length++) {
      const covered = tokens.slice(start, start + length)
      if (covered.some((token, i) => token.position !== first.position + i)) break
      const parts = covered.map((token) => token.word)
      const word = parts.join('')
      const levels = derive(index, { word, parts, prefix: unfinished && start + length === tokens.length })
      if (levels.every((sources) => sources.length === 0)) continue
      const exact = length === 1 ? index.get(word)?.view() : undefined
      numbers.push(nodes.push({ start, length, position: first.position, levels, exact }) - 1)
    }
    return numbers
  })
  return { words: tokens.length, nodes, startingAt }
}
