import { z } from 'zod'
import { RESENDABLE } from './destinations.rules'
import { notify } from '@/jobs/notify'
import { deliveriesSchema } from './deliveryRow'
import { changeLead } from './leaseLead'
import { overallState } from './overallState'
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

/**
 * What was not delivered within three days is due again, under the keys that receivers know it by. Returns how
 * many; a second press finds none. `only`: the key of one delivery, which its system may have lost.
 */
export async function resendLead(id: string, only: string | null = null): Promise<number | 'busy'> {
  const done = await changeLead<number>(id, (row) => {
    const now = new Date()
    const { deliveries } = rowSchema.parse(row)
    const meant = deliveries.filter((one) => isMeant(one, only)).length
    const all = deliveries.map((one) => (isMeant(one, only) ? dueAgain(one, now) : one))
    const set = { deliveries: all, delivery_state: overallState(all), delivery_next_at: now.getTime() }
    return { set: meant ? set : {}, result: meant }
  })
  if (typeof done === 'number' && done > 0) notify('deliveriesLoop')
  return done
}
