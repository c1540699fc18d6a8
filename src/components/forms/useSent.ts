import { useSyncExternalStore } from 'react'
import { readSession } from '@/lib/sessionStore'
import { parseSent, SENT_KEY, type Sent } from './sent'

const never = () => () => undefined

/** What this browser tab sent under the reference; null for everybody else who knows it. */
export function useSent(lead_id: string): Sent | null {
  const stored = parseSent(
    useSyncExternalStore(
      never,
      () => readSession(SENT_KEY),
      () => null,
    ),
  )
  return stored?.lead_id === lead_id ? stored : null
}
