import { NumberList } from '@/search/embedded/growable'
import type { Source } from './derive'
import { WordPositions, attributeOf, positionOf } from './postings'
import type { QueryNode } from './queryGraph'
import { TOLERANT } from './textIndex'

export const UNSEEN = 255
export const IN_PLACE = 1 << 15

/** Matches of one query node by car number. Only the places with the fewest typos count. */
export interface NodeMatches {
  typos: Uint8Array
  attribute: Uint8Array
  offset: Uint8Array
  exactIn: Uint16Array
  seen: NumberList
  positions: WordPositions | undefined
}

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

function offsetCosts({ position, length }: QueryNode): Uint8Array {
  const name = `${position}+${length}`
  const known = tables.get(name)
  if (known) return known
  const costs = Uint8Array.from(buckets, (bucket) => {
    let cost = 0
    for (let i = 0; i < length; i++) cost += costOf(Math.abs(bucket - position) + i)
    return cost
  })
  if (position < 16) tables.set(name, costs)
  return costs
}

export function findMatches(node: QueryNode, reached: Uint8Array, oneWord: boolean): NodeMatches {
  const found: NodeMatches = {
    typos: new Uint8Array(reached.length).fill(UNSEEN),
    attribute: new Uint8Array(reached.length),
    offset: new Uint8Array(reached.length),
    exactIn: new Uint16Array(reached.length),
    seen: new NumberList(),
    positions: oneWord ? undefined : new WordPositions(reached.length),
  }
  const costs = offsetCosts(node)
  node.levels.forEach((sources, typos) => {
    for (const source of sources) addMatches(found, source, typos, costs, reached)
  })
  if (node.exact) addExact(found.exactIn, node.exact, node.position, reached)
  return found
}

function addMatches(
  found: NodeMatches,
  { pairs, derived, span }: Source,
  typos: number,
  costs: Uint8Array,
  reached: Uint8Array,
): void {
  let next = 0
  for (let i = 0; i < pairs.length; i = next) {
    const ord = pairs[i] ?? 0
    next = i + 2
    if (reached[ord] === UNSEEN) continue
    while (next < pairs.length && pairs[next] === ord) next += 2
    const best = found.typos[ord] ?? UNSEEN
    if (typos > best) continue
    // Places are sorted by attribute, and typo-tolerant attributes come first.
    const attribute = attributeOf(pairs[i + 1] ?? 0)
    if (derived && !hasTolerant(pairs, i, next)) continue
    let offset = UNSEEN
    for (let at = i + 1; at < next; at += 2) {
      const place = pairs[at] ?? 0
      const cost = costs[Math.min(positionOf(place), TABLE - 1)] ?? UNSEEN
      if (cost < offset) offset = cost
      found.positions?.add(ord, place, place + span - 1)
    }
    if (best === UNSEEN) found.seen.push(ord)
    found.typos[ord] = typos
    if (best === UNSEEN || attribute < (found.attribute[ord] ?? 0)) found.attribute[ord] = attribute
    if (best === UNSEEN || offset < (found.offset[ord] ?? 0)) found.offset[ord] = offset
  }
}

function hasTolerant(pairs: Uint32Array, from: number, to: number): boolean {
  for (let at = from; at < to; at += 2) if (TOLERANT[attributeOf(pairs[at + 1] ?? 0)] === 1) return true
  return false
}

function addExact(exactIn: Uint16Array, pairs: Uint32Array, position: number, reached: Uint8Array): void {
  const wanted = bucketed(position)
  for (let i = 0; i < pairs.length; i += 2) {
    const ord = pairs[i] ?? 0
    if (reached[ord] === UNSEEN) continue
    const at = pairs[i + 1] ?? 0
    const inPlace = buckets[Math.min(positionOf(at), TABLE - 1)] === wanted ? IN_PLACE : 0
    exactIn[ord] = (exactIn[ord] ?? 0) | (1 << attributeOf(at)) | inPlace
  }
}
