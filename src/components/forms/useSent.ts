import { useSyncExternalStore } from 'react'
import { readSession } from '@/lib/browserStore'
import { neverChanges } from '@/lib/useHydrated'
import { parseSent, SENT_KEY, type Sent } from './sent'

/** Null in other browsers. */
export function useSent(lead_id: string): Sent | null {
  const stored = parseSent(
    useSyncExternalStore(
      neverChanges,
      () => readSession(SENT_KEY),
      () => null,
    ),
  )
  return stored?.lead_id === lead_id ? stored : null
}
