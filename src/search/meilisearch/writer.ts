import { MeilisearchApiError, MeilisearchError, type EnqueuedTask, type Meilisearch } from 'meilisearch'
import { z } from 'zod'
import { SearchUnavailable, type CarDoc, type WriteReceipt } from '@/search/types'
import { oneOf } from './filterString'
import { indexSettings } from './indexSettings'

const BATCH = 1000
const PRIMARY_KEY = 'id'
const revision = z.object({ id: z.string(), rev: z.number().optional() })

/** @throws SearchUnavailable when the server cannot be reached; other errors pass unchanged. */
async function answered<T>(call: PromiseLike<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    if (isUnreachable(error))
      throw new SearchUnavailable('The search engine did not answer', { cause: error })
    throw error
  }
}

/** For a write: what our own code throws, such as for a refused task, is no outage. */
function isUnreachable(error: unknown): boolean {
  if (error instanceof MeilisearchApiError) return error.response.status >= 500
  return error instanceof MeilisearchError
}

/** The server applies writes later, in order, and may refuse them: see `visible()`. */
export class Writer {
  /** The index being rebuilt: it also receives all writes, so that it misses nothing at the swap. */
  private shadow: string | undefined
  private rebuilding: Promise<unknown> = Promise.resolve()
  private prepared: Promise<void> | undefined

  constructor(
    protected readonly client: Meilisearch,
    protected readonly uid: string,
    private readonly taskTimeoutMs: number,
  ) {}

  /** A failure is not cached. */
  ready(): Promise<void> {
    this.prepared ??= answered(this.prepare(this.uid)).catch((error: unknown) => {
      this.prepared = undefined
      throw error
    })
    return this.prepared
  }

  upsert(docs: readonly CarDoc[]): Promise<WriteReceipt> {
    return this.send(docs, (uid, batch) =>
      this.client.index(uid).addDocuments([...batch], { primaryKey: PRIMARY_KEY }),
    )
  }

  remove(ids: readonly string[]): Promise<WriteReceipt> {
    return this.send(ids, (uid, batch) => this.client.index(uid).deleteDocuments([...batch]))
  }

  /** One rebuild at a time. The previous index stays for rollback until the next rebuild. */
  rebuild(source: AsyncIterable<readonly CarDoc[]>): Promise<WriteReceipt> {
    const done = this.rebuilding.then(() => this.ready()).then(() => answered(this.replace(source)))
    this.rebuilding = done.catch(() => undefined)
    return done
  }

  private async replace(source: AsyncIterable<readonly CarDoc[]>): Promise<WriteReceipt> {
    const next = `${this.uid}_next`
    await this.client.deleteIndexIfExists(next)
    await this.create(next)
    this.shadow = next
    try {
      let accepted = 0
      for await (const docs of source) {
        if (docs.length === 0) continue
        await this.applied(await this.client.index(next).addDocuments([...docs], { primaryKey: PRIMARY_KEY }))
        accepted += docs.length
      }
      await this.applied(await this.client.swapIndexes([{ indexes: [this.uid, next], rename: false }]))
      return { accepted, visible: () => Promise.resolve() }
    } finally {
      this.shadow = undefined
    }
  }

  async revisions(dealershipIds: readonly string[]): Promise<Map<string, number>> {
    const found = new Map<string, number>()
    if (dealershipIds.length === 0) return found
    const filter = oneOf('dealership_id', dealershipIds)
    for (let offset = 0; ; offset += BATCH) {
      const { results } = await this.client
        .index(this.uid)
        .getDocuments({ filter, fields: ['id', 'rev'], limit: BATCH, offset })
      for (const { id, rev } of z.array(revision).parse(results)) found.set(id, rev ?? 0)
      if (results.length < BATCH) return found
    }
  }

  private async prepare(uid: string): Promise<void> {
    try {
      await this.client.getRawIndex(uid)
    } catch (error) {
      if (!(error instanceof MeilisearchApiError) || error.response.status !== 404) throw error
      return this.create(uid)
    }
    await this.configure(uid)
  }

  private async create(uid: string): Promise<void> {
    await this.applied(await this.client.createIndex(uid, { primaryKey: PRIMARY_KEY }))
    await this.configure(uid)
  }

  private async configure(uid: string): Promise<void> {
    await this.applied(await this.client.index(uid).updateSettings(indexSettings()))
  }

  private async send<T>(
    items: readonly T[],
    write: (uid: string, batch: readonly T[]) => PromiseLike<EnqueuedTask>,
  ): Promise<WriteReceipt> {
    await this.ready()
    const tasks: EnqueuedTask[] = []
    for (let from = 0; from < items.length; from += BATCH)
      for (const uid of this.shadow ? [this.uid, this.shadow] : [this.uid])
        tasks.push(await answered(write(uid, items.slice(from, from + BATCH))))
    return {
      accepted: items.length,
      visible: async () => {
        for (const task of tasks) await answered(this.applied(task))
      },
    }
  }

  private async applied({ taskUid }: EnqueuedTask): Promise<void> {
    const task = await this.client.tasks.waitForTask(taskUid, { timeout: this.taskTimeoutMs, interval: 50 })
    if (task.status !== 'succeeded')
      throw new Error(
        `The search engine ${task.status} task ${taskUid}: ${task.error?.message ?? 'no reason given'}`,
      )
  }
}
