/** Calls an outside service that answers JSON, with a time limit, a check of the response and a breaker. */
import type { z } from 'zod'
import { Breaker } from '@/lib/breaker'
import { parseJson } from '@/lib/json'

export interface ServiceSettings {
  url: string
  /** Sent as a bearer token. */
  key?: string
}

const TIMEOUT_MS = 6_000
const FAILURES = 3
const PAUSE_MS = 30_000
const MAX_CHARACTERS = 100_000

/** Null for a 404. Throws when there is no response, another status, or a response of another shape. */
export function jsonService({ key }: ServiceSettings) {
  const breaker = new Breaker({
    failures: FAILURES,
    pauseMs: PAUSE_MS,
    fault: (message, options) => new Error(message, options),
  })
  return <T>(address: string, schema: z.ZodType<T>, init: { method: string; body?: string }) =>
    breaker.run(
      async (): Promise<T | null> => {
        const answer = await fetch(address, {
          ...init,
          headers: {
            accept: 'application/json',
            ...(init.body ? { 'content-type': 'application/json' } : {}),
            ...(key ? { authorization: `Bearer ${key}` } : {}),
          },
          redirect: 'error',
          signal: AbortSignal.timeout(TIMEOUT_MS),
        })
        if (answer.status === 404) return null
        if (!answer.ok) throw new Error(`The service answered ${answer.status}`)
        return schema.parse(parseJson((await answer.text()).slice(0, MAX_CHARACTERS)))
      },
      () => true,
    )
}
