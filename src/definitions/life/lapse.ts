import { table } from '@/db/table'
import { changeReservation, settle } from '@/features/reservations/change'
import { readReservation } from '@/features/reservations/row'
import { type Loop, startEvery } from '@/jobs/loop'
import { NEVER } from '@/lib/never'
import { MINUTE_MS } from '@/lib/time'

/** A hold that a person granted or changed is due when it ends; one that was made up never is. */
const isOver = (
  { state, due_at, held_until }: { state: string; due_at: number; held_until: number },
  now: number,
) => state === 'held' && due_at === NEVER && held_until <= now

/** Ends the holds of the demo's past when their time comes. The deposit has gone back, and nobody is written to. */
export async function lapseHolds(now = Date.now()): Promise<number> {
  const made = await (
    await table('reservations')
  ).find([
    ['state', '=', 'held'],
    ['due_at', '=', NEVER],
    ['held_until', '<=', now],
  ])
  for (const { id } of made.map(readReservation)) {
    const ended = await changeReservation(id, (row) => {
      if (!isOver(row, now)) return null
      const at = row.held_until
      return {
        ...{
          state: 'expired',
          money: 'refunded',
          refund_id: `test_refund_${row.reservation_id}`,
          due_at: NEVER,
        },
        events: [
          ...row.events,
          { at, what: 'ended', by: 'clock' },
          { at: at + MINUTE_MS, what: 'refunded', by: 'provider' },
        ],
      }
    })
    if (ended) await settle(ended, now)
  }
  return made.length
}

export const startDemoHolds = (): Loop => startEvery('demo holds', 5 * MINUTE_MS, () => lapseHolds())
