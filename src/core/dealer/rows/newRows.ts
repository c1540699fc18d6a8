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
import type { Stage } from '@/db/staged/stage'
import type { Row } from '@/db/tableTypes'
import { QUIET } from './refreshSite'

export class NewRows {
  readonly #db: Payload
  readonly #stage: Stage
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

  /** A row that is stored or waits. */
  async find(collection: CollectionSlug, where: Where): Promise<Row | undefined> {
    const waiting = await this.#stage.find({ collection, where })
    if (waiting) return waiting[0]
    return (await this.#db.db.find<Row>({ collection, where, limit: 1, pagination: false })).docs[0]
  }

  store(): Promise<void> {
    return this.#stage.write()
  }
}
