/** Calls of keys, kept in memory and written a few seconds later: a call costs no write of its own, a crash loses these seconds. */
import { addKeyCalls, CALLS_PER_ROW } from '@/db/keyCallRows'
import type { ApiKey } from '@/db/keys'
import type { KeyCall } from '@/domain/keyCalls'
import { onShutdown } from '@/lib/lifecycle'
import { log } from '@/lib/log'
import { singleton } from '@/lib/registry'

const FLUSH_MS = 5000

interface Pending {
  calls: Map<string, { key: Pick<ApiKey, 'id' | 'tenant'>; calls: KeyCall[] }>
  timer: NodeJS.Timeout | null
}
declare module '@/lib/registry' {
  interface Registry {
    keyCalls: Pending
  }
}
const pending = (): Pending =>
  singleton('keyCalls', () => {
    onShutdown(flushKeyCalls)
    return { calls: new Map(), timer: null }
  })

/** Of a key that calls faster than it is written, the newest stay. */
export function noteCall(key: Pick<ApiKey, 'id' | 'tenant'>, call: KeyCall): void {
  const mine = pending()
  const ofKey = mine.calls.get(key.id) ?? { key: { id: key.id, tenant: key.tenant }, calls: [] }
  ofKey.calls.push(call)
  if (ofKey.calls.length > CALLS_PER_ROW) ofKey.calls.shift()
  mine.calls.set(key.id, ofKey)
  mine.timer ??= setTimeout(() => void flushKeyCalls(), FLUSH_MS).unref()
}

/** Writes what was noted since the last time; what could not be written is left out and logged. */
export async function flushKeyCalls(): Promise<void> {
  const mine = pending()
  if (mine.timer) clearTimeout(mine.timer)
  mine.timer = null
  const taken = [...mine.calls.values()]
  mine.calls.clear()
  for (const { key, calls } of taken)
    await addKeyCalls(key, calls).catch((error: unknown) =>
      log.warn({ err: error }, 'calls of a key were not noted'),
    )
}
