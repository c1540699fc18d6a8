import { z } from 'zod'
import { table } from '@/db/table'
import type { WaysFigures } from '@/lib/workFigures'
import { deliveriesSchema, type Delivery } from './deliveryRow'

/** Enough to see that something is wrong, and how wrong. */
const MOST_LEADS = 1000

const WAYS = ['mail', 'sms', 'webhook'] as const
const wayOf = ({ channel }: Delivery): (typeof WAYS)[number] =>
  channel === 'sms' || channel === 'webhook' ? channel : 'mail'

interface Lead {
  createdAt: Date
  deliveries: readonly Delivery[]
}

/** Every way has its figures, so that none that waits is told from not asked. */
export function countDeliveries(leads: readonly Lead[], now: number): WaysFigures[] {
  const all = leads.flatMap(({ createdAt, deliveries }) =>
    deliveries.map((one) => ({
      ...{ way: wayOf(one), state: one.state },
      since: one.queued_at === undefined ? createdAt.getTime() : Date.parse(one.queued_at),
    })),
  )
  return WAYS.map((way) => {
    const own = all.filter((one) => one.way === way)
    // A reminder waits for its day, not for a way.
    const waiting = own.filter(({ state, since }) => state === 'pending' && since <= now)
    return {
      ...{ way, waiting: waiting.length },
      failed: own.filter(({ state }) => state === 'failed').length,
      oldestMs: Math.max(0, ...waiting.map(({ since }) => now - since)),
    }
  })
}

const leadRow = z.object({ createdAt: z.coerce.date(), deliveries: deliveriesSchema })

export async function deliveryFigures(now = Date.now()): Promise<WaysFigures[]> {
  const leads = await table('leads')
  const read = (state: 'pending' | 'failed') =>
    leads.find([['delivery_state', '=', state]], {
      fields: ['createdAt', 'deliveries'],
      sort: [['createdAt', 'asc']],
      limit: MOST_LEADS,
    })
  const rows = [...(await read('pending')), ...(await read('failed'))]
  // What cannot be read is told by doctor.
  return countDeliveries(
    rows.flatMap((row) => leadRow.safeParse(row).data ?? []),
    now,
  )
}
