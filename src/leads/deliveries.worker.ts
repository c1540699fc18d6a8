/** One lead at a time under a lease: a crash blocks nothing, and no two workers send the same mail. */
import { z } from 'zod'
import { table } from '@/db/table'
import type { Clause } from '@/db/tableTypes'
import { env } from '@/env'
import { mail, type MailPort } from '@/integrations/mail'
import { log } from '@/lib/log'
import { factsOf, mailFor } from './mailFor'
import type { Delivery } from './types'
import { isTooOld, retryDelayMs } from '@/jobs/backoff'
import { startLoop, type Loop } from '@/jobs/loop'
import { onNotify } from '@/jobs/notify'
import { deliveriesSchema } from './deliveryRow'

const LEASE_MS = 60_000

const leadRow = z.object({
  id: z.string(),
  facts: z.looseObject({ createdAt: z.iso.datetime() }),
  delivery_lease_until: z.number(),
  deliveries: deliveriesSchema,
})
type DueLead = z.output<typeof leadRow>

const due = (now: number): Clause[] => [
  ['delivery_state', '=', 'pending'],
  ['delivery_next_at', '<=', now],
  ['delivery_lease_until', '<', now],
]

async function attempt(delivery: Delivery, lead: DueLead, port: MailPort, now: number): Promise<Delivery> {
  if (delivery.state !== 'pending' || Date.parse(delivery.next_at) > now) return delivery
  const attempts = delivery.attempts + 1
  try {
    await port.send(mailFor(delivery, factsOf(lead.facts), env.mailFrom ?? `no-reply@${env.platformHost}`))
    return { ...delivery, attempts, state: 'sent', sent_at: new Date().toISOString(), error: undefined }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    log.warn({ channel: delivery.channel, key: delivery.key, attempts, reason: message }, 'delivery failed')
    const state = isTooOld(Date.parse(delivery.queued_at ?? lead.facts.createdAt), now) ? 'failed' : 'pending'
    return {
      ...delivery,
      attempts,
      state,
      error: message.slice(0, 300),
      next_at: new Date(now + retryDelayMs(attempts)).toISOString(),
    }
  }
}

export function overallState(deliveries: readonly Delivery[]): Delivery['state'] | 'none' {
  if (deliveries.some(({ state }) => state === 'pending')) return 'pending'
  if (deliveries.some(({ state }) => state === 'failed')) return 'failed'
  return deliveries.length ? 'sent' : 'none'
}

/** Leases one due lead, tries its due deliveries and stores the outcome. False when no lead was due. */
export async function deliverOne(port: MailPort = mail(), now: number = Date.now()): Promise<boolean> {
  const leads = await table('leads')
  const row = await leads.take(
    due(now),
    { delivery_lease_until: now + LEASE_MS },
    { sort: [['delivery_next_at', 'asc']] },
  )
  if (!row) return false
  const lead = leadRow.parse(row)
  const deliveries: Delivery[] = []
  for (const delivery of lead.deliveries) deliveries.push(await attempt(delivery, lead, port, now))
  const open = deliveries.filter(({ state }) => state === 'pending')
  const next = open.map(({ next_at }) => Date.parse(next_at))
  await leads.update(
    [
      ['id', '=', lead.id],
      ['delivery_lease_until', '=', now + LEASE_MS],
    ],
    {
      deliveries,
      delivery_state: overallState(deliveries),
      delivery_next_at: next.length ? Math.min(...next) : now,
      delivery_lease_until: 0,
      delivery_attempts: Math.max(0, ...open.map(({ attempts }) => attempts)),
    },
  )
  return true
}

const IDLE_MS = 1000

export function startDeliveries(): Loop {
  const loop = startLoop('deliveries', () => deliverOne(), IDLE_MS)
  onNotify('deliveries', () => loop.notify())
  return loop
}
