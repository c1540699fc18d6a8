import type { QueryGraph } from './queryGraph'
import { queryGraph } from './queryGraph'
import { sightings, UNSEEN, type Sightings } from './sightings'
import type { TextIndex } from './textIndex'

const NO_PATH = 255
const UNTRIED = 254

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

  /** Every reading begins with a node of the first word: only the cars that have one are looked at, each once. */
  private matching(): Uint32Array {
    const { graph, found, typos } = this
    const starters = graph.startingAt[0] ?? []
    const ords = new Uint32Array(starters.reduce((sum, number) => sum + (found[number]?.seen.length ?? 0), 0))
    const costs = new Uint8Array(graph.words + 1)
    typos.fill(UNTRIED)
    let count = 0
    for (const number of starters)
      for (const ord of found[number]?.seen ?? []) {
        if (typos[ord] !== UNTRIED) continue
        const cost = this.cheapestReading(ord, costs)
        typos[ord] = cost
        if (cost !== NO_PATH) ords[count++] = ord
      }
    return ords.subarray(0, count)
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
