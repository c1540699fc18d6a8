import { FACETS, NUMS, type CarDoc, type Facet, type FilterField, type Num } from '@/search/types'
import { MultiColumn, SingleColumn, type FacetColumn, NumColumn } from './columns'
import { grownU8, NumberList } from './growable'
import type { Part, Parts } from './snapshot/parts'

const MULTI: ReadonlySet<Facet> = new Set(['features', 'categories'])
const isFacet = (field: string): field is Facet => FACETS.some((facet) => facet === field)
const isNum = (field: string): field is Num => NUMS.some((num) => num === field)

const NOBODY = new NumberList()
/** Rows between two steps of `restore`. */
const SLICE = 5000

/** Append only: an ordinal (row number) never changes. A new version makes the old row dead. */
export class CarTable {
  private readonly facets = new Map<Facet, FacetColumn>(
    FACETS.map((facet) => [facet, MULTI.has(facet) ? new MultiColumn() : new SingleColumn()]),
  )
  private readonly nums = new Map<Num, NumColumn>(NUMS.map((num) => [num, new NumColumn()]))
  private readonly revs = new NumColumn()
  private readonly stocknums: (string | undefined)[] = []
  private readonly dealershipOf: string[] = []
  private readonly ordsOf = new Map<string, NumberList>()
  private readonly ordOf = new Map<string, number>()
  readonly ids: string[] = []
  private live = new Uint8Array(1024)

  get length(): number {
    return this.ids.length
  }

  get size(): number {
    return this.ordOf.size
  }

  get alive(): Uint8Array {
    return this.live
  }

  facet(facet: Facet): FacetColumn {
    const column = this.facets.get(facet)
    if (!column) throw new RangeError(`${facet} is not a facet`)
    return column
  }

  num(num: Num): NumColumn {
    const column = this.nums.get(num)
    if (!column) throw new RangeError(`${num} is not a number`)
    return column
  }

  column(field: FilterField): FacetColumn | NumColumn | undefined {
    return isFacet(field) ? this.facet(field) : isNum(field) ? this.num(field) : undefined
  }

  key(field: FilterField): (ord: number) => string | undefined {
    if (field === 'id') return (ord) => this.ids[ord]
    if (field === 'dealership_id') return (ord) => this.dealershipOf[ord]
    if (field === 'stocknum') return (ord) => this.stocknums[ord]
    throw new RangeError(`${field} cannot be filtered by`)
  }

  ordsOfDealership(id: string): NumberList {
    return this.ordsOf.get(id) ?? NOBODY
  }

  rev(ord: number): number {
    return this.revs.value(ord) ?? 0
  }

  liveIds(): string[] {
    return [...this.ordOf.keys()]
  }

  /** Undefined for a car that is not here, or not in this dealership. */
  revOf(id: string, dealership: string): number | undefined {
    const ord = this.ordOf.get(id)
    return ord === undefined || this.dealershipOf[ord] !== dealership ? undefined : this.rev(ord)
  }

  append(doc: CarDoc): number {
    const ord = this.place(doc.id, doc.dealership_id, doc.stocknum, doc.rev)
    for (const [facet, column] of this.facets) column.append(ord, doc[facet])
    for (const [num, column] of this.nums) column.append(ord, doc[num])
    return ord
  }

  remove(id: string): boolean {
    const ord = this.ordOf.get(id)
    if (ord === undefined) return false
    this.live[ord] = 0
    this.ordOf.delete(id)
    return true
  }

  copy(other: CarTable, from: number): number {
    const id = other.ids[from] ?? ''
    const ord = this.place(id, other.dealershipOf[from] ?? '', other.stocknums[from], other.revs.value(from))
    for (const [facet, column] of this.facets) column.append(ord, other.facet(facet).value(from))
    for (const [num, column] of this.nums) column.append(ord, other.num(num).value(from))
    return ord
  }

  /** The rows before `length`: they change no more, but for being alive. */
  *parts(length: number): Generator<Part> {
    yield this.ids.slice(0, length)
    const dealerships = [...this.ordsOf.keys()]
    const number = new Map(dealerships.map((id, i) => [id, i]))
    yield dealerships
    yield Uint32Array.from({ length }, (_, ord) => number.get(this.dealershipOf[ord] ?? '') ?? 0)
    yield this.stocknums.slice(0, length)
    yield* this.revs.parts(length)
    for (const column of [...this.facets.values(), ...this.nums.values()]) yield* column.parts(length)
  }

  *restore(parts: Parts, alive: Uint8Array<ArrayBuffer>): Generator<void> {
    const ids = parts.strings()
    yield
    const dealerships = parts.strings()
    const of = parts.u32()
    const stocknums = parts.strings()
    for (let ord = 0; ord < ids.length; ord++) {
      this.place(ids[ord] ?? '', dealerships[of[ord] ?? 0] ?? '', stocknums[ord], undefined)
      if (ord % SLICE === 0) yield
    }
    for (const [ord, id = ''] of ids.entries())
      if (alive[ord] !== 1 && this.ordOf.get(id) === ord) this.remove(id)
    this.revs.restore(parts)
    for (const column of [...this.facets.values(), ...this.nums.values()]) {
      column.restore(parts)
      yield
    }
  }

  private place(
    id: string,
    dealership: string,
    stocknum: string | undefined,
    rev: number | undefined,
  ): number {
    this.remove(id)
    const ord = this.ids.push(id) - 1
    this.ordOf.set(id, ord)
    this.stocknums.push(stocknum)
    this.dealershipOf.push(dealership)
    this.revs.append(ord, rev)
    this.live = grownU8(this.live, ord + 1)
    this.live[ord] = 1
    let ords = this.ordsOf.get(dealership)
    if (!ords) this.ordsOf.set(dealership, (ords = new NumberList()))
    ords.push(ord)
    return ord
  }
}
