import { keysOf, sliceByKeys, type Compare, type SortKey } from '@/search/embedded/order'
import { Relevance } from './relevance'
import type { TextMatch } from './textMatch'

type Rule = (ords: Uint32Array) => Float64Array

interface Requested {
  sorts: readonly SortKey[]
  tieBreak: Compare
  from: number
  /** Place after the last one. */
  to: number
}

/** Typos, then sort, then relevance, then tie-break. Each rule ranks only the ties that the page needs. */
export function rankedSlice(match: TextMatch, hits: Uint32Array, requested: Requested): Uint32Array {
  const { sorts, tieBreak, from, to } = requested
  const relevance = new Relevance(match)
  const rules: Rule[] = [
    (ords) => keysOf(ords, (ord) => match.typos[ord] ?? 0),
    ...sorts.map(
      (key): Rule =>
        (ords) =>
          keysOf(ords, key),
    ),
    (ords) => relevance.ranks(ords),
  ]
  const page: number[] = []
  place(hits, { rules, tieBreak, from, to }, page)
  return Uint32Array.from(page)
}

interface Placing extends Omit<Requested, 'sorts'> {
  rules: readonly Rule[]
}

function place(ords: Uint32Array, { rules, tieBreak, from, to }: Placing, page: number[]): void {
  const [rule, ...later] = rules
  if (!rule) return
  const keys = ords.length > 1 ? rule(ords) : new Float64Array(1)
  if (later.length === 0 || ords.length === 1) {
    page.push(...sliceByKeys(ords, keys, tieBreak, from, to))
    return
  }
  let start = 0
  for (const bucket of buckets(ords, keys)) {
    const end = start + bucket.length
    const part = { rules: later, tieBreak, from: Math.max(0, from - start), to: to - start }
    if (end > from && start < to) place(bucket, part, page)
    start = end
    if (start >= to) return
  }
}

function buckets(ords: Uint32Array, keys: Float64Array): Uint32Array[] {
  const groups = new Map<number, number[]>()
  for (let i = 0; i < ords.length; i++) {
    const group = groups.get(keys[i] ?? 0)
    if (group) group.push(ords[i] ?? 0)
    else groups.set(keys[i] ?? 0, [ords[i] ?? 0])
  }
  if (groups.size === 1) return [ords]
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => new Uint32Array(group))
}
