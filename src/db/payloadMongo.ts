import { setImmediate, setTimeout } from 'node:timers/promises'
import type { MongooseAdapter, mongooseAdapter } from '@payloadcms/db-mongodb'
import { isStoreUnavailable, registerStoreHealth, type StoreHealth, isWriteConflict } from '@/lib/storeHealth'
import type { Where } from 'payload'
import { PREFERENCES } from '@/lib/payloadContract'
import { StartError } from '@/lib/startFaults'
import { admit } from './mongo/admission'
import { documentsOf } from './mongo/formerNames'

const ANSWER_MS = 500
const AGAIN_MS = 250

/** A busy moment of this process also delays the timer: what arrived meanwhile is read before it counts. */
async function late(): Promise<false> {
  await setTimeout(ANSWER_MS, null, { ref: false })
  await setImmediate()
  return false
}

/** One question at a time. While none is answered it asks again and again, so that the return is noticed. */
function watchAnswers(ask: () => Promise<unknown>): StoreHealth & { stop(): void } {
  let unavailable = false
  let stopped = false
  let open: Promise<boolean> | undefined

  async function question(): Promise<boolean> {
    const answered = await ask().then(
      () => true,
      (error: unknown) => !isStoreUnavailable(error),
    )
    open = undefined
    unavailable = !answered && !stopped
    if (unavailable) void setTimeout(AGAIN_MS, null, { ref: false }).then(requested)
    return answered
  }
  const requested = (): Promise<boolean> => (open ??= question())

  return {
    isUnavailable: () => unavailable,
    async answers() {
      if (unavailable || stopped) return false
      const current = requested()
      const inTime = await Promise.race([current, late()])
      // A late answer has set it already.
      if (!inTime && open === current) unavailable = !stopped
      return inTime
    },
    stop: () => {
      stopped = true
      unavailable = false
    },
  }
}

/** The driver waits for each command; here all commands share the result of one check. */
function watchMongo({ connection }: MongooseAdapter): void {
  const client = connection.getClient()
  const health = watchAnswers(() => client.db().command({ ping: 1 }))
  client.on('topologyDescriptionChanged', () => void health.answers())
  client.once('topologyClosed', () => {
    health.stop()
    registerStoreHealth(undefined)
  })
  registerStoreHealth(health)
}

type Adapter = ReturnType<typeof mongooseAdapter>

/** A write that lost a conflict changed nothing, so it is safe to retry. */
const retried =
  <A extends unknown[], R>(write: (...args: A) => Promise<R>) =>
  (...args: A): Promise<R> =>
    write(...args).catch((error: unknown) => {
      if (isWriteConflict(error)) return write(...args)
      throw error
    })

const ID = /^[\da-f]{24}$/i

/** An id that is none, in a row that refers to another, would fail the read of all rows beside it: it finds nothing. */
export function withoutOddIds(where: Where): Where {
  return Object.fromEntries(
    Object.entries(where).map(([name, part]) => {
      if ((name === 'and' || name === 'or') && Array.isArray(part)) return [name, part.map(withoutOddIds)]
      const ids: unknown = name === 'id' && !Array.isArray(part) ? part.in : undefined
      const isOdd = (id: unknown) => typeof id === 'string' && !ID.test(id)
      return [name, Array.isArray(ids) ? { ...part, in: ids.filter((id) => !isOdd(id)) } : part]
    }),
  )
}

/** Payload hands on a sentence of its own for whatever fails while it connects. */
const refusals = new WeakMap<object, StartError>()

type Opened = NonNullable<Parameters<typeof mongooseAdapter>[0]['afterOpenConnection']>

/** By slug, beside those of the schema: questions that SQLite answers by other means, or where it has few rows. */
const INDEXES: readonly [slug: string, keys: Record<string, 1 | -1>][] = [
  // The search sync reads due cars in each round; SQLite compares two columns.
  ['cars', { index_next_at: 1, updated_at: 1 }],
  // The staff of a dealer: rows of their own table in SQLite.
  ['users', { tenants: 1 }],
  [PREFERENCES, { 'user.value': 1 }],
  ['sign-in-codes', { code_expires_at: 1 }],
  // A dealer's newest, of thousands: by either key alone MongoDB would sort all of the dealer, or pass by all of the others.
  ['leads', { tenant: 1, createdAt: -1 }],
  ['audit-log', { tenant: 1, createdAt: -1 }],
]

/** Before Payload makes its indexes. */
export const afterOpen: Opened = async (adapter) => {
  watchMongo(adapter)
  await admit(adapter).catch((error: unknown) => {
    if (error instanceof StartError) refusals.set(adapter, error)
    throw error
  })
  for (const [slug, keys] of INDEXES) await documentsOf(adapter, slug).createIndex(keys)
}

/** Connecting and single writes are tried again where the driver says that it may help. */
export const withRetries = (adapter: Adapter): Adapter => ({
  ...adapter,
  init: (args) => {
    const made = adapter.init(args)
    const connect = made.connect?.bind(made)
    // Payload logs the whole topology of a server that does not answer; the start logs one sentence.
    made.connect = async (options) => {
      const { logger } = made.payload
      const { level } = logger
      logger.level = 'silent'
      const attempt = async (left: number): Promise<void> =>
        connect?.(options).catch((error: unknown) => {
          const refused = refusals.get(made)
          if (refused) throw refused
          if (left) return attempt(left - 1)
          throw error
        })
      await attempt(3).finally(() => (logger.level = level))
    }
    const find = made.find.bind(made)
    made.find = (requested) => {
      const { where } = requested
      // Ids of collections that have none of their own are ObjectIds.
      const isOwn = made.payload.collections[requested.collection]?.customIDType !== undefined
      return find(where && !isOwn ? { ...requested, where: withoutOddIds(where) } : requested)
    }
    made.create = retried(made.create.bind(made))
    made.createVersion = retried(made.createVersion.bind(made))
    made.updateOne = retried(made.updateOne.bind(made))
    made.updateVersion = retried(made.updateVersion.bind(made))
    made.deleteOne = retried(made.deleteOne.bind(made))
    return made
  },
})
