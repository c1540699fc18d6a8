import { z } from 'zod'
import type { Row } from '@/db/tableTypes'
import { topicsOf } from './leadCategories.rules'
import { timelineSchema } from './leadTimeline.rules'
import { notify } from '@/jobs/notify'
import { destinationsFor } from './destinations'
import { locationsOf } from './leadLocation'
import { changeLead } from './leaseLead'
import { giveBackReceipts, mayGetReceipts } from './limits'
import { parseFacts } from './mailFor'
import { planDeliveries } from './planDeliveries'
import { deliveryColumns } from './deliveryRow'
import { shareLead } from './sharing/share'
import { withHandoverMail } from './sharing/handoverMail'

const heldSchema = z.object({
  tenant: z.string(),
  state: z.string(),
  suspected: z.boolean().nullish(),
  location_id: z.string().nullish(),
  facts: z.unknown(),
  timeline: timelineSchema.nullish().transform((all) => all ?? []),
})

export interface Releaser {
  id: string
  name: string
}

interface Release {
  set: Row
  /** Undoes the count of its receipt when it is not stored. */
  giveBack(): Promise<unknown>
}

async function release(held: z.output<typeof heldSchema>, by: Releaser, at: Date): Promise<Release> {
  const facts = parseFacts(held.facts)
  const destinations = await destinationsFor(held.tenant, {
    topics: topicsOf(facts),
    location_id: held.location_id ?? null,
  })
  const may = await mayGetReceipts(facts.email, facts.sms ?? null)
  const place = (await locationsOf(held.tenant)).find(({ id }) => id === held.location_id) ?? null
  const shared = await shareLead(held.tenant, facts, place, at)
  const planned = planDeliveries(facts, destinations, { suspect: false, ...may }, at.toISOString())
  const deliveries = await withHandoverMail(planned, {
    tenant: held.tenant,
    lead_id: facts.lead_id,
    to: shared.to,
    at,
  })
  const note = {
    key: `released-${at.getTime()}`,
    kind: 'note' as const,
    text: 'Not spam: sent on to everybody who gets such leads.',
  }
  const set = {
    ...shared.columns,
    suspected: false,
    ...(held.state === 'spam' ? { state: 'new' } : {}),
    available_at: at.getTime(),
    timeline: [...held.timeline, { ...note, at: at.toISOString(), by: by.name, by_id: by.id }],
    ...deliveryColumns(deliveries),
  }
  return {
    set,
    giveBack: () => Promise.all([giveBackReceipts(facts.email, may), shared.giveBack()]),
  }
}

/** `known`: it is not held, or was released before. */
export async function releaseLead(id: string, by: Releaser): Promise<'released' | 'known' | 'busy'> {
  const made: Release[] = []
  let done: 'released' | 'known' | 'busy' = 'busy'
  try {
    done = await changeLead<'released' | 'known'>(id, async (row) => {
      const held = heldSchema.parse(row)
      // An erased lead has nothing to send on.
      if (!held.suspected || !held.facts) return { set: {}, result: 'known' }
      const one = await release(held, by, new Date())
      made.push(one)
      return { set: one.set, result: 'released' }
    })
  } finally {
    if (done !== 'released') await Promise.all(made.map(({ giveBack }) => giveBack()))
  }
  if (done === 'released') notify('deliveriesLoop')
  return done
}
