import { NumberList } from '@/search/embedded/growable'
import { queryGraph, type QueryGraph } from './queryGraph'
import { findMatches, UNSEEN, type NodeMatches } from './findMatches'
import type { TextIndex } from './textIndex'

/** Typos of parsing a node so: joining two words costs as much as two typos, three as much as three. */
export const parseCost = (length: number): number => (length > 1 ? length : 0)

/** The cars in which the query can be read up to some word, and with how few typos. */
class Reached {
  readonly typos: Uint8Array
  readonly ords = new NumberList()

  constructor(length: number) {
    this.typos = new Uint8Array(length).fill(UNSEEN)
  }

  /** Reads on with a node that was found in the cars reached before it. */
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

/** The cars that a query finds among the eligible ones, with what is needed to rank them. */
export class TextMatch {
  readonly graph: QueryGraph
  readonly found: readonly NodeMatches[]
  /** Cars that match. */
  readonly ords: Uint32Array
  /** Fewest typos of any parse, by car number. */
  readonly typos: Uint8Array

  /** `candidates` are the cars that may be found, `length` is the number of all. */
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
    // In order of their first word, so that later words are looked for only in the cars that have the earlier ones.
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
