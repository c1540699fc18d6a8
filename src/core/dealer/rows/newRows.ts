/** New rows of one dealer: Payload makes each with its hooks and rules, and all are stored at once. Decision 0139. */
import {
  createLocalReq,
  type CollectionSlug,
  type Payload,
  type PayloadRequest,
  type RequiredDataFromCollectionSlug,
  type Where,
} from 'payload'
import { openStage } from '@/db/staged/adapter'
import { testOf } from '@/db/staged/matches'
import type { Stage } from '@/db/staged/stage'
import type { Row } from '@/db/tableTypes'
import { QUIET } from './refreshSite'

export class NewRows {
  readonly #db: Payload
  readonly #stage: Stage
  readonly #all = new Map<CollectionSlug, Promise<Row[]>>()
  /** One request for all: the dealer is looked up once, and not for each row of it. */
  #making: Promise<PayloadRequest> | undefined

  constructor(db: Payload) {
    this.#db = db
    this.#stage = openStage(db)
  }

  /** Before the first row that is the dealer's own. `isNew`: nothing of it is stored yet. */
  of(tenant: string, isNew: boolean): void {
    this.#stage.of(tenant, isNew)
  }

  /** The row's id; it is stored by `store`. No page is refreshed: that is for the caller to do, at its end. */
  async make<S extends CollectionSlug>(
    collection: S,
    data: RequiredDataFromCollectionSlug<S>,
  ): Promise<string> {
    this.#making ??= createLocalReq({ context: { [QUIET]: true, ...this.#stage.context } }, this.#db)
    const req = await this.#making
    const { id } = await this.#db.create({ collection, data, depth: 0, overrideAccess: true, req })
    return String(id)
  }

  /** Rows that are no dealer's, such as makes, are few: they are read once. */
  #shared(collection: CollectionSlug): Promise<Row[]> | null {
    const { flattenedFields } = this.#db.collections[collection].config
    if (collection === 'tenants' || flattenedFields.some(({ name }) => name === 'tenant')) return null
    const read =
      this.#all.get(collection) ??
      this.#db.db.find<Row>({ collection, limit: 0, pagination: false }).then(({ docs }) => docs)
    this.#all.set(collection, read)
    return read
  }

  /** A row that is stored or waits. */
  async find(collection: CollectionSlug, where: Where): Promise<Row | undefined> {
    const waiting = await this.#stage.find({ collection, where })
    if (waiting) return waiting[0]
    const [test, shared] = [testOf(where), this.#shared(collection)]
    if (test && shared) return (await shared).find(test)
    return (await this.#db.db.find<Row>({ collection, where, limit: 1, pagination: false })).docs[0]
  }

  store(): Promise<void> {
    return this.#stage.write()
  }
}
