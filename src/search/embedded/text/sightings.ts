import type { QueryNode } from './queryGraph'
import { attributeOf, positionOf } from './postings'
import { TOLERANT } from './textIndex'

export const UNSEEN = 255
/** Flag in `exactIn` beside the attribute bits: the word stands at its position of the query. */
export const IN_PLACE = 1 << 15

/** What one node found, by car number. Only the places with the fewest typos count. */
export interface Sightings {
  typos: Uint8Array
  /** The most important attribute. */
  attribute: Uint8Array
  /** How far the nearest place is from the position in the query, as a cost. */
  offset: Uint8Array
  /** Bit set of the attributes that have the word to the letter. */
  exactIn: Uint16Array
  /** The cars that have the node, each once. */
  seen: number[]
}

/** Positions are kept exactly up to 15, then in ever wider steps. */
const bucketed = (position: number) =>
  position < 16 ? position : position < 24 ? 24 : 2 ** Math.ceil(Math.log2(position))

const STEPS = [0, 1, 4, 7, 11, 16, 24, 64, 256, 1024]
const costOf = (distance: number) => {
  const step = STEPS.findIndex((last) => distance <= last)
  return step < 0 ? STEPS.length : step
}

const TABLE = 2048
const buckets = Uint16Array.from({ length: TABLE }, (_, position) => bucketed(position))

const tables = new Map<string, Uint8Array>()

/** Cost by position, for a node of some words at some place of the query. */
function offsetCosts({ position, length }: QueryNode): Uint8Array {
  const name = `${position}+${length}`
  const known = tables.get(name)
  if (known) return known
  const costs = Uint8Array.from(buckets, (bucket) => {
    let cost = 0
    for (let i = 0; i < length; i++) cost += costOf(Math.abs(bucket - position) + i)
    return cost
  })
  // Queries are short: only the first places of a query are worth keeping.
  if (position < 16) tables.set(name, costs)
  return costs
}

export function sightings(node: QueryNode, eligible: Uint8Array): Sightings {
  const found: Sightings = {
    typos: new Uint8Array(eligible.length).fill(UNSEEN),
    attribute: new Uint8Array(eligible.length),
    offset: new Uint8Array(eligible.length),
    exactIn: new Uint16Array(eligible.length),
    seen: [],
  }
  const costs = offsetCosts(node)
  node.levels.forEach((sources, typos) => {
    for (const { pairs, derived } of sources) note(found, pairs, derived, typos, costs, eligible)
  })
  if (node.exact) noteExact(found.exactIn, node.exact, node.position, eligible)
  return found
}

function note(
  found: Sightings,
  pairs: Uint32Array,
  derived: boolean,
  typos: number,
  costs: Uint8Array,
  eligible: Uint8Array,
): void {
  let next = 0
  for (let i = 0; i < pairs.length; i = next) {
    const ord = pairs[i] ?? 0
    next = i + 2
    while (next < pairs.length && pairs[next] === ord) next += 2
    const best = found.typos[ord] ?? UNSEEN
    if (eligible[ord] !== 1 || typos > best) continue
    // Places are in order of attribute, and tolerant attributes are the more important ones.
    const attribute = attributeOf(pairs[i + 1] ?? 0)
    if (derived && !tolerantPlace(pairs, i, next)) continue
    let offset = UNSEEN
    for (let at = i; at < next; at += 2) {
      const position = Math.min(positionOf(pairs[at + 1] ?? 0), TABLE - 1)
      offset = Math.min(offset, costs[position] ?? UNSEEN)
    }
    const better = typos < best
    if (best === UNSEEN) found.seen.push(ord)
    found.typos[ord] = typos
    if (better || attribute < (found.attribute[ord] ?? 0)) found.attribute[ord] = attribute
    if (better || offset < (found.offset[ord] ?? 0)) found.offset[ord] = offset
  }
}

function tolerantPlace(pairs: Uint32Array, from: number, to: number): boolean {
  for (let at = from; at < to; at += 2) if (TOLERANT[attributeOf(pairs[at + 1] ?? 0)] === 1) return true
  return false
}

function noteExact(exactIn: Uint16Array, pairs: Uint32Array, position: number, eligible: Uint8Array): void {
  for (let i = 0; i < pairs.length; i += 2) {
    const ord = pairs[i] ?? 0
    if (eligible[ord] !== 1) continue
    const at = pairs[i + 1] ?? 0
    const inPlace = bucketed(positionOf(at)) === bucketed(position) ? IN_PLACE : 0
    exactIn[ord] = (exactIn[ord] ?? 0) | (1 << attributeOf(at)) | inPlace
  }
}
