import { NumberList } from '@/search/embedded/growable'
import { queryGraph, type QueryGraph } from './queryGraph'
import { findMatches, UNSEEN, type NodeMatches } from './findMatches'
import type { TextIndex } from './textIndex'

/** Joining two words costs as much as two typos, three words as much as three. */
export const parseCost = (length: number): number => (length > 1 ? length : 0)

class Reached {
  readonly typos: Uint8Array
  readonly ords = new NumberList()

  constructor(length: number) {
    this.typos = new Uint8Array(length).fill(UNSEEN)
  }

  extend(before: Reached, { seen, typos }: NodeMatches, cost: number): void {
    const ords = seen.view()
    for (let i = 0; i < ords.length; i++) {
      const ord = ords[i] ?? 0
      const sum = (before.typos[ord] ?? UNSEEN) + (typos[ord] ?? UNSEEN) + cost
      const known = this.typos[ord] ?? UNSEEN
      if (known === UNSEEN) this.ords.push(ord)
      if (sum < known) this.typos[ord] = sum
    }
  }
}

export class TextMatch {
  readonly graph: QueryGraph
  readonly found: readonly NodeMatches[]
  readonly ords: Uint32Array
  readonly typos: Uint8Array

  constructor(
    readonly index: TextIndex,
    q: string,
    candidates: Uint32Array,
    length: number,
  ) {
    this.graph = queryGraph(index, q)
    const { words, nodes } = this.graph
    const start = new Reached(length)
    for (let i = 0; i < candidates.length; i++) start.typos[candidates[i] ?? 0] = 0
    const stops = [start, ...Array.from({ length: words }, () => new Reached(length))]
    // In order of their first word: later words are searched only in cars that have the earlier words.
    this.found = nodes.map((node) => {
      const before = stops[node.start] ?? start
      const found = findMatches(node, before.typos, words === 1)
      stops[node.start + node.length]?.extend(before, found, parseCost(node.length))
      return found
    })
    const end = stops[words] ?? start
    this.ords = end.ords.view()
    this.typos = end.typos
  }
}
