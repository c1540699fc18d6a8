/**
 * Rows of one dealer that Payload's own operations make, with every hook and rule, and that are stored all at once: each
 * statement on its own would wait for the disk. Decision 0139.
 */
import type {
  BaseDatabaseAdapter,
  CreateArgs,
  CreateVersionArgs,
  FindArgs,
  PayloadRequest,
  Where,
} from 'payload'
import type { Row } from '@/db/tableTypes'
import { pinned, testOf } from './matches'

/** In `context`: the stage that takes what is created under it. */
const STAGE = 'stage'

/** Payload's own, which make of a document what the database stores. */
export type Writers = Pick<BaseDatabaseAdapter, 'create' | 'createVersion'>

/** Where the rows go, in the form of one database. */
export interface Sink {
  newId(slug: string): string
  /** Nothing is written yet. */
  create(wanted: CreateArgs & { customID: string }): Promise<void>
  createVersion(wanted: CreateVersionArgs): Promise<void>
  /** All rows, or none where the database can do that. */
  write(): Promise<void>
}

/** Reads the rows that are stored. */
type Read = (wanted: FindArgs) => Promise<{ docs: Row[] }>

export class Stage {
  readonly #sink: Sink
  readonly #read: Read
  /** By collection: rows that wait, and those that are stored, as hooks see them. */
  readonly #waiting = new Map<string, Map<string, Row>>()
  readonly #stored = new Map<string, Promise<Map<string, Row>>>()
  #tenant: string | null = null
  #isNew = false
  #isOpen = true

  constructor(sink: Sink, read: Read) {
    this.#sink = sink
    this.#read = read
  }

  get context(): Record<string, unknown> {
    return { [STAGE]: this }
  }

  get isOpen(): boolean {
    return this.#isOpen
  }

  /** The dealer whose rows they are. Of a new one nothing is stored that could be asked for. */
  of(tenant: string, isNew: boolean): void {
    this.#tenant = tenant
    this.#isNew = isNew
  }

  #rows(slug: string): Map<string, Row> {
    const rows = this.#waiting.get(slug) ?? new Map<string, Row>()
    this.#waiting.set(slug, rows)
    return rows
  }

  /** The dealer's rows of a collection, read once. */
  #own(slug: FindArgs['collection']): Promise<Map<string, Row>> {
    const known = this.#stored.get(slug)
    if (known) return known
    const read = this.#isNew ? Promise.resolve({ docs: [] }) : this.#read(everyRow(slug, this.#tenant ?? ''))
    const rows = read.then(({ docs }) => new Map(docs.map((row) => [String(row.id), row])))
    this.#stored.set(slug, rows)
    return rows
  }

  /** What waits and what is stored. Null: the stored rows are asked, of which none waits. */
  async find({ collection, where }: Pick<FindArgs, 'collection' | 'where'>): Promise<Row[] | null> {
    const waiting = this.#waiting.get(collection)
    const [test, pins] = [testOf(where), pinned(where)]
    const isOwn = this.#tenant !== null && pins.get('tenant')?.every((id) => id === this.#tenant) === true
    if (test && isOwn) {
      const own = await this.#own(collection)
      return [...own.values(), ...(waiting?.values() ?? [])].filter(test).map(copied)
    }
    if (!waiting?.size) return null
    const ids = pins.get('id')
    if (test && ids?.every((id) => waiting.has(String(id))))
      return [...waiting.values()].filter(test).map(copied)
    if (!test)
      throw new Error(`${collection} that wait to be stored cannot be looked through by this question`)
    const { docs } = await this.#read({ ...everyRow(collection), ...(where ? { where } : {}) })
    return [...docs, ...[...waiting.values()].filter(test).map(copied)]
  }

  async create(wanted: CreateArgs): Promise<Row> {
    const { collection, data } = wanted
    const id = this.#sink.newId(collection)
    const now = new Date().toISOString()
    const row = {
      ...structuredClone(data),
      id,
      createdAt: data.createdAt ?? now,
      updatedAt: data.updatedAt ?? now,
    }
    // A version repeats the row's moment: one that differs by a millisecond looks like the save of somebody else.
    const moments = { createdAt: row.createdAt, updatedAt: row.updatedAt }
    await this.#sink.create({ ...wanted, data: { ...data, ...moments }, customID: id })
    this.#rows(collection).set(id, row)
    return copied(row)
  }

  createVersion(wanted: CreateVersionArgs): Promise<void> {
    return this.#sink.createVersion(wanted)
  }

  has(collection: string, id: unknown): boolean {
    return this.#waiting.get(collection)?.has(String(id)) ?? false
  }

  /** From here on the rows are like any others. */
  async write(): Promise<void> {
    this.#isOpen = false
    await this.#sink.write()
  }
}

const copied = (row: Row): Row => structuredClone(row)

const everyRow = (collection: FindArgs['collection'], tenant?: string): FindArgs => ({
  collection,
  ...(tenant === undefined ? {} : { where: { tenant: { equals: tenant } } satisfies Where }),
  limit: 0,
  pagination: false,
})

export function stageOf(req: Partial<PayloadRequest> | undefined): Stage | null {
  const stage: unknown = req?.context?.[STAGE]
  return stage instanceof Stage && stage.isOpen ? stage : null
}
