import { setTimeout } from 'node:timers/promises'
import { storeAnswers } from '@/lib/storeHealth'

export class StoreUnanswered extends Error {}

/** Up to here a request is not late. With the wait for an answer and the notice, 503 goes out within 2 s. */
const SLOW_MS = 600

async function unanswered(signal: AbortSignal): Promise<never> {
  do await setTimeout(SLOW_MS, null, { ref: false, signal })
  while (await storeAnswers())
  throw new StoreUnanswered('The store does not answer')
}

/** Slow work goes on as long as the store answers. @throws StoreUnanswered */
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
