import { createHash } from 'node:crypto'
import type { Payload, RequiredDataFromCollectionSlug } from 'payload'
import { z } from 'zod'
import { NewRows } from '@/core/dealer/rows/newRows'
import { QUIET } from '@/core/dealer/rows/refreshSite'
import { sameValue } from '@/lib/sameValue'
import type { Row, Slug } from './rows/rows'

/** Key order counts. */
export const fingerprint = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(value) ?? '')
    .digest('base64url')
    .slice(0, 22)

type Data = RequiredDataFromCollectionSlug<Slug>
// Payload's own validation checks each row; this only narrows the type.
const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null

const stored = z.looseObject({ id: z.string(), deletedAt: z.string().nullish() })
type Stored = z.output<typeof stored>

/** Last load: `<collection>/<key>` -> fingerprint of the row's definition. */
export type Applied = Record<string, string>
export interface Tally {
  created: number
  updated: number
  unchanged: number
}

/** A copy: Payload writes ids into the blocks, and the definition must not change. */
function dataOf({ collection, key }: Row, values: Record<string, unknown>): Data {
  const data: unknown = structuredClone(values)
  if (!isData(data)) throw new TypeError(`${collection}/${key} is not a row`)
  return data
}

/** What a definition says is there already: a make that another dealer has brought. */
const isAsSaid = ({ data }: Row, row: Stored): boolean =>
  Object.entries(data).every(([name, value]) => sameValue(row[name], value))

/** Writes only rows whose definition is new or changed: staff edits of other rows stay. */
export class Rows {
  readonly tally: Tally = { created: 0, updated: 0, unchanged: 0 }
  /** Collections of which a row is new or changed. */
  readonly written = new Set<Slug>()
  readonly #db: Payload
  readonly #applied: Applied
  readonly #new: NewRows
  readonly #changes: { row: Row; id: string }[] = []

  constructor(db: Payload, applied: Applied) {
    this.#db = db
    this.#applied = applied
    this.#new = new NewRows(db)
  }

  /** Before the first row that is the dealer's own. */
  of(tenant: string, isNew: boolean): void {
    this.#new.of(tenant, isNew)
  }

  /** Nothing of it is stored before `store`. Returns key -> id. */
  async put(rows: readonly Row[]): Promise<Map<string, string>> {
    const ids = new Map<string, string>()
    for (const row of rows) {
      const found = await this.#new.find(row.collection, row.where)
      const existing = found && stored.parse(found)
      ids.set(row.key, existing?.id ?? (await this.#make(row)))
      this.tally[existing ? this.#change(row, existing) : 'created']++
      this.#applied[`${row.collection}/${row.key}`] = fingerprint(row.source ?? row.data)
    }
    return ids
  }

  /** Rows that are known to be missing, and are no part of the definition. */
  async add(rows: readonly Row[]): Promise<void> {
    for (const row of rows) await this.#make(row)
  }

  #make(row: Row): Promise<string> {
    this.written.add(row.collection)
    return this.#new.make(row.collection, dataOf(row, { ...row.data, ...row.once }))
  }

  #change(row: Row, existing: Stored): 'updated' | 'unchanged' {
    const differs = this.#applied[`${row.collection}/${row.key}`] !== fingerprint(row.source ?? row.data)
    // Deleted by staff: it stays in the bin until they restore it.
    if (!differs || existing.deletedAt || isAsSaid(row, existing)) return 'unchanged'
    this.written.add(row.collection)
    this.#changes.push({ row, id: existing.id })
    return 'updated'
  }

  /** New rows all at once; then the changed ones, which may refer to them. */
  async store(): Promise<void> {
    await this.#new.store()
    for (const { row, id } of this.#changes)
      await this.#db.update({
        ...{ collection: row.collection, id, data: dataOf(row, row.data) },
        ...{ depth: 0, overrideAccess: true, context: { [QUIET]: true } },
      })
  }
}
