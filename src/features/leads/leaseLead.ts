import { unreadableOf } from '@/db/sealed/table'
import { table } from '@/db/table'
import type { Clause, Row } from '@/db/tableTypes'
import { outboxTime } from '@/jobs/clock'
import { isFree } from '@/jobs/outbox'

const LEASE_MS = 10_000
const LOOKS = 40
const PAUSE_MS = 100

/** Takes the same lease as the delivery worker, so that neither overwrites the other. */
async function leased(id: string): Promise<{ row: Row; until: number } | null> {
  const leads = await table('leads')
  for (let look = 0; look < LOOKS; look++) {
    const { due } = outboxTime()
    const until = due + LEASE_MS + Math.random()
    const free = isFree('delivery_lease_until', due)
    const row = await leads.take([['id', '=', id], free], { delivery_lease_until: until })
    if (row) return { row, until }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  return null
}

/** @throws for a lead that cannot be opened: nothing is sent from it and nothing is written over it */
export function mustBeReadable(row: Row): void {
  const sealed = unreadableOf(row)
  if (sealed.length)
    throw new Error(
      `The lead ${String(row.lead_id)} cannot be read (${sealed.join(', ')}): see Secrets in docs/operations.md`,
    )
}

/** `busy`: the worker held it for 4 s, or `only` is no longer true of it; nothing was stored. Throws what `decide` throws. */
export async function changeLead<T>(
  id: string,
  decide: (row: Row) => Promise<{ set: Row; result: T }> | { set: Row; result: T },
  only: readonly Clause[] = [],
): Promise<T | 'busy'> {
  const held = await leased(id)
  if (!held) return 'busy'
  const leads = await table('leads')
  const own: Clause[] = [
    ['id', '=', id],
    ['delivery_lease_until', '=', held.until],
  ]
  let isWritten = false
  try {
    mustBeReadable(held.row)
    const { set, result } = await decide(held.row)
    isWritten = (await leads.update([...own, ...only], { ...set, delivery_lease_until: 0 })) === 1
    return isWritten ? result : 'busy'
  } finally {
    if (!isWritten) await leads.update(own, { delivery_lease_until: 0 })
  }
}
