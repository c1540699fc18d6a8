import { keyCallsSchema, type KeyCall } from './keyCalls.rules'
import { table } from '@/db/table'
import type { Clause } from '@/db/tableTypes'

export const CALLS_PER_ROW = 100
const ROWS_STORED = 2

interface Key {
  id: string
  tenant: string
}

/** Adds to the newest row, or begins one. Two processes may write at once: the second begins one. */
export async function addKeyCalls(key: Key, calls: readonly KeyCall[]): Promise<void> {
  const [first] = calls
  if (!first) return
  const rows = await table('key-calls')
  const ofKey: Clause[] = [['key_id', '=', key.id]]
  const found = await rows.find(ofKey, { sort: [['since', 'desc']], limit: ROWS_STORED })
  const [newest] = found
  const before = keyCallsSchema.safeParse(newest?.calls).data ?? []
  if (newest && before.length + calls.length <= CALLS_PER_ROW) {
    const where: Clause[] = [
      ['id', '=', String(newest.id)],
      ['rev', '=', Number(newest.rev)],
    ]
    if (await rows.update(where, { calls: [...before, ...calls] }, { rev: 1 })) return
  }
  await rows.insert({ tenant: key.tenant, key_id: key.id, since: first.at, calls, rev: 1 })
  const oldest = found[ROWS_STORED - 1]
  if (oldest) await rows.delete([...ofKey, ['since', '<=', Number(oldest.since)]])
}

/** Of these keys of a dealer, newest first. */
export async function recentCalls(
  tenant: string,
  keys: readonly string[],
  limit: number,
): Promise<{ key_id: string; call: KeyCall }[]> {
  const own: Clause[] = [
    ['tenant', '=', tenant],
    ['key_id', 'in', keys],
  ]
  const rows = await (await table('key-calls')).find(own)
  const calls = rows.flatMap(({ key_id, calls: stored }) =>
    (keyCallsSchema.safeParse(stored).data ?? []).map((call) => ({ key_id: String(key_id), call })),
  )
  return calls.toSorted((one, other) => other.call.at - one.call.at).slice(0, limit)
}
