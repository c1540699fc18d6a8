import { IN_PLACE, UNSEEN } from './findMatches'
import { parseCost, type TextMatch } from './textMatch'

/** A rank is one number: proximity, attribute, offset, whole attribute, exactness, each below its width. */
const ATTRIBUTE_COSTS = 256
const OFFSET_COSTS = 256
const WHOLE_COSTS = 4
const EXACTNESS_COSTS = 16
const WORST = Number.MAX_SAFE_INTEGER
const MAX_COUNTED_WORDS = 30

interface Costs {
  proximity: number
  attribute: number
  offset: number
  inexact: number
  exactIn: number
}

const NO_COSTS: Costs = { proximity: 0, attribute: 0, offset: 0, inexact: 0, exactIn: -1 }

/** Smaller is better: proximity, attribute weight, offset, whole attribute, exact words. */
export class Relevance {
  constructor(private readonly match: TextMatch) {}

  ranks(ords: Uint32Array): Float64Array {
    const { typos } = this.match
    const ranks = new Float64Array(ords.length)
    for (let i = 0; i < ranks.length; i++) {
      const ord = ords[i] ?? 0
      ranks[i] = this.best(ord, 0, typos[ord] ?? 0, -1, NO_COSTS)
    }
    return ranks
  }

  private best(ord: number, start: number, budget: number, before: number, costs: Costs): number {
    const { graph, found } = this.match
    if (start === graph.words) return this.rank(ord, costs)
    let best = WORST
    for (const number of graph.startingAt[start] ?? []) {
      const node = graph.nodes[number]
      const seen = found[number]
      const typos = seen?.typos[ord] ?? UNSEEN
      if (!node || !seen || typos === UNSEEN) continue
      const left = budget - typos - parseCost(node.length)
      if (left < 0) continue
      const exact = seen.exactIn[ord] ?? 0
      const rank = this.best(ord, start + node.length, left, number, {
        proximity: costs.proximity + node.length - 1 + (before < 0 ? 0 : this.near(before, number, ord)),
        attribute: costs.attribute + (seen.attribute[ord] ?? 0) * node.length,
        offset: costs.offset + (seen.offset[ord] ?? 0),
        inexact: costs.inexact + (exact === 0 ? node.length : 0),
        exactIn: costs.exactIn & exact,
      })
      if (rank < best) best = rank
    }
    return best
  }

  private rank(ord: number, costs: Costs): number {
    const relevance = (costs.proximity * ATTRIBUTE_COSTS + costs.attribute) * OFFSET_COSTS + costs.offset
    return (
      (relevance * WHOLE_COSTS + this.wholeAttribute(ord, costs.exactIn)) * EXACTNESS_COSTS + costs.inexact
    )
  }

  /** 0 when an attribute is exactly the query, 1 when it begins with it, 2 otherwise. */
  private wholeAttribute(ord: number, exactIn: number): number {
    const { graph, index } = this.match
    const attributes = exactIn & (IN_PLACE - 1)
    if ((exactIn & IN_PLACE) === 0 || attributes === 0) return 2
    for (let attribute = 0; attributes >> attribute; attribute++)
      if (
        (attributes >> attribute) & 1 &&
        graph.words <= MAX_COUNTED_WORDS &&
        index.wordCount(ord, attribute) === graph.words
      )
        return 0
    return 1
  }

  private near(left: number, right: number, ord: number): number {
    const { graph, found } = this.match
    const [first, second] = [graph.nodes[left], graph.nodes[right]]
    if (!first || !second || first.position + first.length !== second.position) return 0
    const [before, after] = [found[left]?.positions, found[right]?.positions]
    return before && after ? before.distanceTo(after, ord) : 0
  }
}
