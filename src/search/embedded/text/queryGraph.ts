import { derive, type Levels } from './derive'
import type { TextIndex } from './textIndex'
import { endsInWord, tokenize } from './tokenize'

export interface QueryNode {
  start: number
  length: number
  position: number
  levels: Levels
  exact?: Uint32Array
}

export interface QueryGraph {
  words: number
  nodes: readonly QueryNode[]
  startingAt: readonly (readonly number[])[]
}

const MAX_JOINED = 3

/** A car matches when its nodes form a path from the first word to the last. */
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
