/** A lead at a time under a lease: a crash blocks nothing, and no two workers send the same mail. */
import { z } from 'zod'
import { table } from '@/db/table'
import type { Clause } from '@/db/tableTypes'
import { mail, type MailPort } from '@/integrations/mail'
import { sms } from '@/integrations/sms'
import { webhooks } from '@/integrations/webhooks'
import { startLoop, type Loop } from '@/jobs/loop'
import { type NotifiedLoop, onNotify } from '@/jobs/notify'
import { attempt } from './attempt'
import { deliveriesSchema } from './deliveryRow'
import { mustBeReadable } from './leaseLead'
import { overallState } from './overallState'
import type { Ports } from './send'
import { openWays } from './ways'
import { LEASE_MS } from '@/lib/time'

declare module '@/lib/registry' {
  interface Registry {
    deliveriesLoop: NotifiedLoop
  }
}

/** Parallel loops, so that one slow receiver does not hold up the mails of others. */
const LANES = 4

const leadRow = z.looseObject({
  id: z.string(),
  facts: z.looseObject({ createdAt: z.iso.datetime() }),
  deliveries: deliveriesSchema,
})

const due = (now: number): Clause[] => [
  ['delivery_state', '=', 'pending'],
  ['delivery_next_at', '<=', now],
  ['delivery_lease_until', '<', now],
]

const shared = openWays()
const others = (): Omit<Ports, 'mail'> => ({ sms: sms(), webhooks: webhooks() })

/** Once a way answers again, the deliveries that waited for it are due at once. */
async function hurry(now: number): Promise<void> {
  await (
    await table('leads')
  ).update(
    [
      ['delivery_state', '=', 'pending'],
      ['delivery_next_at', '>', now],
    ],
    { delivery_next_at: now },
  )
}

/** Leases one due lead, tries its due deliveries and stores the outcome. False when no lead was due. */
export async function deliverOne(
  port: MailPort = mail(),
  now: number = Date.now(),
  ports: Omit<Ports, 'mail'> = others(),
  ways = shared,
): Promise<boolean> {
  const leads = await table('leads')
  const row = await leads.take(
    due(now),
    { delivery_lease_until: now + LEASE_MS },
    { sort: [['delivery_next_at', 'asc']] },
  )
  if (!row) return false
  mustBeReadable(row)
  const lead = leadRow.parse(row)
  const context = { row, createdAt: lead.facts.createdAt, ports: { mail: port, ...ports }, ways, now }
  const tried = await Promise.all(lead.deliveries.map((delivery) => attempt(delivery, context)))
  const deliveries = tried.map(({ delivery }) => delivery)
  const open = tried.filter(({ delivery }) => delivery.state === 'pending')
  await leads.update(
    [
      ['id', '=', lead.id],
      ['delivery_lease_until', '=', now + LEASE_MS],
    ],
    {
      deliveries,
      delivery_state: overallState(deliveries),
      delivery_next_at: open.length ? Math.min(...open.map(({ dueAt }) => dueAt)) : now,
      delivery_lease_until: 0,
      delivery_attempts: Math.max(0, ...open.map(({ delivery }) => delivery.attempts)),
    },
  )
  if (tried.some(({ revived }) => revived)) await hurry(now)
  return true
}

const IDLE_MS = 1000

export function startDeliveries(): Loop {
  const loops = Array.from({ length: LANES }, (_, lane) =>
    startLoop(`deliveries ${lane}`, () => deliverOne(), IDLE_MS),
  )
  const notify = () => loops.forEach((loop) => loop.notify())
  onNotify('deliveriesLoop', { notify })
  return { notify, stop: async () => void (await Promise.all(loops.map((loop) => loop.stop()))) }
}
