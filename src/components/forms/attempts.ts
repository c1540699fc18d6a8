import { parseStored, readSession, storeSession } from '@/lib/browserStore'
import { isRecord } from '@/lib/isRecord'

const slot = (address: string) => `attempt ${address}`
/** Where storage is off, a retry on the same page still has its key. */
const status = new Map<string, { wording: string; key: string }>()

const read = (address: string): { wording: string; key: string } | undefined => {
  const stored = parseStored(readSession(slot(address)))
  return isRecord(stored) && typeof stored.wording === 'string' && typeof stored.key === 'string'
    ? { wording: stored.wording, key: stored.key }
    : status.get(address)
}

/** The Idempotency-Key of these values: the earlier one while the same values have had no response. */
export function attemptKey(address: string, wording: string): string {
  const last = read(address)
  const attempt = last?.wording === wording ? last : { wording, key: newKey() }
  status.set(address, attempt)
  storeSession(slot(address), JSON.stringify(attempt))
  return attempt.key
}

export function endAttempt(address: string): void {
  status.delete(address)
  storeSession(slot(address), null)
}

/** `crypto.randomUUID` exists on https and localhost only. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
