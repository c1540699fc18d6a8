import { setTimeout } from 'node:timers/promises'
import { storeAnswers } from '@/lib/storeHealth'

export class StoreUnanswered extends Error {}

/** Up to this time a request is not late. With the wait for the store and the notice, a 503 is sent within 2 s. */
const SLOW_MS = 600

async function unanswered(signal: AbortSignal): Promise<never> {
  do await setTimeout(SLOW_MS, null, { ref: false, signal })
  while (await storeAnswers())
  throw new StoreUnanswered('The store does not answer')
}

/** Slow work continues as long as the store answers. @throws StoreUnanswered */
export async function whileStoreAnswers<T>(work: Promise<T>): Promise<T> {
  const done = new AbortController()
  const watch = unanswered(done.signal)
  watch.catch(() => undefined)
  try {
    return await Promise.race([work, watch])
  } finally {
    done.abort()
  }
}
