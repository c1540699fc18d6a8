import { useEffect, useState } from 'react'
import type { z } from 'zod'
import { ask } from './ask'

const PAUSE_MS = 250

/** What an address answers to what is typed, once the typing pauses. Null: too little is typed, so nothing is asked. */
export function useTyped<T>(call: string | null, schema: z.ZodType<T>): { data: T | null; fault: string } {
  const [answer, setAnswer] = useState<{ data: T | null; fault: string }>({ data: null, fault: '' })
  useEffect(() => {
    if (call === null) return
    const stop = new AbortController()
    const later = setTimeout(async () => {
      try {
        const { fault, data } = await ask(call, undefined, { method: 'GET', signal: stop.signal })
        setAnswer({ data: schema.safeParse(data).data ?? null, fault: fault ?? '' })
      } catch {
        // A newer word is looked for.
      }
    }, PAUSE_MS)
    return () => {
      clearTimeout(later)
      stop.abort()
    }
  }, [call, schema])
  return call === null ? { data: null, fault: '' } : answer
}
