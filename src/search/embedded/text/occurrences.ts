import type { QueryNode } from './queryGraph'
import type { Sightings } from './sightings'

/** Where a node stands in some cars: places of slot s are places[starts[s] .. starts[s + 1]]. */
export interface Occurrences {
  starts: Uint32Array
  places: Uint32Array
}

/**
 * Collects a node's places, those with the fewest typos, for the cars that have a slot (`slots` holds -1 for the
 * others). `end` asks for the last word of phrases instead of the first.
 */
export function occurrences(
  node: QueryNode,
  { typos }: Sightings,
  slots: Int32Array,
  count: number,
  end: boolean,
): Occurrences {
  const starts = new Uint32Array(count + 1)
  const visit = (see: (slot: number, place: number) => void) => {
    node.levels.forEach((sources, level) => {
      for (const { pairs, span } of sources)
        for (let i = 0; i < pairs.length; i += 2) {
          const ord = pairs[i] ?? 0
          const slot = slots[ord] ?? -1
          if (slot >= 0 && typos[ord] === level) see(slot, (pairs[i + 1] ?? 0) + (end ? span - 1 : 0))
        }
    })
  }
  visit((slot) => {
    starts[slot + 1] = (starts[slot + 1] ?? 0) + 1
  })
  for (let slot = 0; slot < count; slot++) starts[slot + 1] = (starts[slot + 1] ?? 0) + (starts[slot] ?? 0)
  const places = new Uint32Array(starts[count] ?? 0)
  const next = starts.slice()
  visit((slot, place) => {
    const at = next[slot] ?? 0
    places[at] = place
    next[slot] = at + 1
  })
  return { starts, places }
}

const FARTHEST = 3

/** 0 when `right` directly follows `left` somewhere in the car, up to 3 when they are nowhere near; backwards costs one more. */
export function proximity(left: Occurrences, right: Occurrences, slot: number): number {
  let best = FARTHEST
  const rightEnd = right.starts[slot + 1] ?? 0
  const leftEnd = left.starts[slot + 1] ?? 0
  for (let i = left.starts[slot] ?? 0; i < leftEnd; i++)
    for (let j = right.starts[slot] ?? 0; j < rightEnd; j++) {
      // Places of different attributes are far apart by construction.
      const gap = (right.places[j] ?? 0) - (left.places[i] ?? 0)
      const cost = gap > 0 ? gap - 1 : gap < 0 ? -gap : FARTHEST
      if (cost < best) best = cost
    }
  return best
}
