import { setImmediate, setTimeout } from 'node:timers/promises'
import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import { isStoreUnavailable } from '@/lib/storeUnavailable'
import { registerStoreHealth, type StoreHealth } from '@/lib/storeHealth'

const ANSWER_MS = 500
const AGAIN_MS = 250

/** A busy moment of this process also delays the timer: what arrived meanwhile is read before it counts. */
async function late(): Promise<false> {
  await setTimeout(ANSWER_MS, null, { ref: false })
  await setImmediate()
  return false
}

/** One question at a time. While none is answered it asks again and again, so that the return is noticed. */
export function watchAnswers(ask: () => Promise<unknown>): StoreHealth & { stop(): void } {
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
    if (unavailable) void setTimeout(AGAIN_MS, null, { ref: false }).then(asked)
    return answered
  }
  const asked = (): Promise<boolean> => (open ??= question())

  return {
    isUnavailable: () => unavailable,
    async answers() {
      if (unavailable || stopped) return false
      const current = asked()
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
export function watchMongo({ connection }: MongooseAdapter): void {
  const client = connection.getClient()
  const health = watchAnswers(() => client.db().command({ ping: 1 }))
  client.on('topologyDescriptionChanged', () => void health.answers())
  client.once('topologyClosed', () => {
    health.stop()
    registerStoreHealth(undefined)
  })
  registerStoreHealth(health)
}
