import { FACETS, NUMS, type Facet, type Num, type SearchRequest } from '@/search/types'
import type { CarTable } from './carTable'
import { flagsOf } from './predicate'

type Sieve = (ords: Uint32Array, into: Uint8Array) => void

export interface Refinement {
  field: Facet | Num
  sieves: Sieve[]
}

export function refinements(table: CarTable, { refine = {}, ranges = {} }: SearchRequest): Refinement[] {
  const byField = new Map<Facet | Num, Refinement>()
  const add = (field: Facet | Num, sieve: Sieve) => {
    const known = byField.get(field)
    if (known) known.sieves.push(sieve)
    else byField.set(field, { field, sieves: [sieve] })
  }
  for (const facet of FACETS) {
    const values = refine[facet]
    if (!values?.length) continue
    const column = table.facet(facet)
    const flags = flagsOf(column, values)
    add(facet, (ords, into) => column.sift(ords, flags, into))
  }
  for (const num of NUMS) {
    const range = ranges[num]
    if (!range || (range.min === undefined && range.max === undefined)) continue
    add(num, (ords, into) => table.num(num).sift(ords, range, into))
  }
  return [...byField.values()]
}

export interface Hits {
  hits: Uint32Array
  nearly: Uint32Array[]
}

const PASSED = 255
const FAILED_SEVERAL = 254

/** Disjunctive counts in one pass: a car that fails exactly one field counts only in that field. */
export function countHits(candidates: Uint32Array, refined: readonly Refinement[]): Hits {
  if (refined.length === 0) return { hits: candidates, nearly: [] }
  const failed = new Uint8Array(candidates.length).fill(PASSED)
  const passes = new Uint8Array(candidates.length)
  refined.forEach(({ sieves }, number) => {
    for (const sieve of sieves) {
      sieve(candidates, passes)
      for (let i = 0; i < failed.length; i++) {
        if (passes[i] === 1 || failed[i] === number) continue
        failed[i] = failed[i] === PASSED ? number : FAILED_SEVERAL
      }
    }
  })
  return split(candidates, failed, refined.length)
}

function split(candidates: Uint32Array, failed: Uint8Array, fields: number): Hits {
  const lists = Array.from({ length: fields + 1 }, () => new Uint32Array(candidates.length))
  const lengths = new Uint32Array(fields + 1)
  for (let i = 0; i < failed.length; i++) {
    const number = failed[i] === PASSED ? fields : (failed[i] ?? FAILED_SEVERAL)
    const list = lists[number]
    if (!list) continue
    const length = lengths[number] ?? 0
    list[length] = candidates[i] ?? 0
    lengths[number] = length + 1
  }
  const nearly = lists.map((list, number) => list.subarray(0, lengths[number]))
  const hits = nearly.pop() ?? new Uint32Array(0)
  return { hits, nearly }
}
