import { z } from 'zod'
import type { Row } from '@/db/tableTypes'
import { RESENDABLE } from './destinations.rules'
import { notify } from '@/jobs/notify'
import { deliveriesSchema, deliveryColumns } from './deliveryRow'
import { changeLead } from './leaseLead'
import type { Delivery } from './types'

const rowSchema = z.object({
  deliveries: deliveriesSchema.nullish().transform((all) => all ?? []),
})

const AGAIN = new Set<Delivery['channel']>(RESENDABLE)

/** Without a key: what was not delivered. With one: that message to a system, though it took it. */
const isMeant = ({ state, key, channel }: Delivery, only: string | null): boolean =>
  only === null ? state === 'failed' : key === only && state !== 'pending' && AGAIN.has(channel)

/** The same message once more, under the key that its receiver knows it by. */
export const dueAgain = (one: Delivery, at: Date): Delivery => ({
  ...one,
  state: 'pending',
  attempts: 0,
  next_at: at.toISOString(),
  queued_at: at.toISOString(),
  sent_at: undefined,
})

/** What a lead stores when these deliveries are due again at `at`, in epoch ms: by default all that failed. */
export function againIn(deliveries: readonly Delivery[], at: number, only: string | null = null): Row {
  return deliveryColumns(deliveries.map((one) => (isMeant(one, only) ? dueAgain(one, new Date(at)) : one)))
}

/**
 * What was not delivered within three days is due again, under the keys that receivers know it by. Returns how
 * many; a second press finds none. `only`: the key of one delivery, which its system may have lost.
 */
export async function resendLead(id: string, only: string | null = null): Promise<number | 'busy'> {
  const done = await changeLead<number>(id, (row) => {
    const { deliveries } = rowSchema.parse(row)
    const meant = deliveries.filter((one) => isMeant(one, only)).length
    return { set: meant ? againIn(deliveries, Date.now(), only) : {}, result: meant }
  })
  if (typeof done === 'number' && done > 0) notify('deliveriesLoop')
  return done
}
