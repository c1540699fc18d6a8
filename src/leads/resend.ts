import { z } from 'zod'
import { notify } from '@/jobs/notify'
import { deliveriesSchema } from './deliveryRow'
import { changeLead } from './leaseLead'
import { overallState } from './overallState'

const rowSchema = z.object({
  deliveries: deliveriesSchema.nullish().transform((all) => all ?? []),
})

/**
 * What was not delivered within three days is due again, under the keys that receivers know it by. Returns how
 * many; a second press finds none.
 */
export async function resendLead(id: string): Promise<number | 'busy'> {
  const done = await changeLead<number>(id, (row) => {
    const now = new Date()
    const { deliveries } = rowSchema.parse(row)
    const failed = deliveries.filter(({ state }) => state === 'failed').length
    const due = {
      state: 'pending' as const,
      attempts: 0,
      next_at: now.toISOString(),
      queued_at: now.toISOString(),
    }
    const all = deliveries.map((one) => (one.state === 'failed' ? { ...one, ...due } : one))
    const set = { deliveries: all, delivery_state: overallState(all), delivery_next_at: now.getTime() }
    return { set: failed ? set : {}, result: failed }
  })
  if (typeof done === 'number' && done > 0) notify('deliveriesLoop')
  return done
}
