import type { QueryGraph } from './queryGraph'
import { queryGraph } from './queryGraph'
import { sightings, UNSEEN, type Sightings } from './sightings'
import type { TextIndex } from './textIndex'

const NO_PATH = 255

/** Typos of reading a node so: joining two words costs as much as two typos, three as much as three. */
export const readingCost = (length: number): number => (length > 1 ? length : 0)

/** The cars that a query finds among the eligible ones, with what is needed to rank them. */
export class TextMatch {
  readonly graph: QueryGraph
  readonly found: readonly Sightings[]
  /** Cars that match. */
  readonly ords: Uint32Array
  /** Fewest typos of any reading, by car number. */
  readonly typos: Uint8Array

  constructor(
    readonly index: TextIndex,
    q: string,
    candidates: Uint32Array,
    length: number,
  ) {
    const eligible = new Uint8Array(length)
    for (let i = 0; i < candidates.length; i++) eligible[candidates[i] ?? 0] = 1
    this.graph = queryGraph(index, q)
    this.found = this.graph.nodes.map((node) => sightings(node, eligible))
    this.typos = new Uint8Array(length)
    this.ords = this.matching()
  }

  private matching(): Uint32Array {
    const starters = (this.graph.startingAt[0] ?? []).flatMap((number) => this.found[number]?.seen ?? [])
    const costs = new Uint8Array(this.graph.words + 1)
    return Uint32Array.from(new Set(starters)).filter((ord) => {
      const cost = this.cheapestReading(ord, costs)
      this.typos[ord] = cost
      return cost !== NO_PATH
    })
  }

  /** `costs[i]` becomes the fewest typos with which the first i words can be read. */
  private cheapestReading(ord: number, costs: Uint8Array): number {
    const { words, nodes, startingAt } = this.graph
    costs.fill(NO_PATH)
    costs[0] = 0
    for (let start = 0; start < words; start++) {
      const before = costs[start] ?? NO_PATH
      if (before === NO_PATH) continue
      for (const number of startingAt[start] ?? []) {
        const typos = this.found[number]?.typos[ord] ?? UNSEEN
        if (typos === UNSEEN) continue
        const length = nodes[number]?.length ?? 1
        const cost = before + typos + readingCost(length)
        if (cost < (costs[start + length] ?? NO_PATH)) costs[start + length] = cost
      }
    }
    return costs[words] ?? NO_PATH
  }
}
