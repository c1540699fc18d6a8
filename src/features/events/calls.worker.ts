/**
 * Sends events to the webhooks that want them. The row of a webhook is the outbox: it stores up to where it has them, so a change of
 * 3,000 cars is one row's work in calls of up to 100 events, and each webhook waits for itself alone. Decision 0158.
 */
import { z } from 'zod'
import { secretsOf, sendSigned, webhookEndSchema } from '@/core/letter/rows/webhookEnds'
import { siteOfTenant } from '@/core/dealer/read/sites'
import { table } from '@/db/table'
import type { Clause } from '@/db/tableTypes'
import { webhooks, type WebhookPort } from '@/integrations/webhooks'
import { startLoop, type Loop } from '@/jobs/loop'
import { outboxKind, workOnce } from '@/jobs/outbox'
import { ABANDONED, NEVER } from '@/lib/never'
import { MINUTE_MS } from '@/lib/time'
import { bodyOfEvents, EVENTS_PER_CALL, SETTLE_MS } from './events.rules'
import { pageOfEvents } from './eventRows'

const LANES = 4
const IDLE_MS = 1_000
/** One without a secret is made in two steps. */
const UNSIGNED_MS = MINUTE_MS

const endSchema = webhookEndSchema.extend({
  tenant: z.string(),
  events: z.array(z.string()).nullish(),
  dealerships: z.array(z.string()).nullish(),
  event_at: z.number().nullish(),
  event_id: z.string().nullish(),
  event_wake: z.number().nullish(),
})

/** Nobody waits for these calls: what fails is tried again in the rhythm of every outbox, and given up after three days. */
const eventCalls = outboxKind<WebhookPort>({
  name: 'events',
  table: 'lead-destinations',
  due: 'event_next_at',
  lease: 'event_lease_until',
  owes: [
    ['kind', '=', 'webhook'],
    ['enabled', '=', true],
  ],
  tries: { column: 'event_attempts', over: { event_next_at: ABANDONED } },
  dead: {
    where: [['event_next_at', '=', ABANDONED]],
    again: (_row, at) => ({ event_next_at: at, event_attempts: 0, enabled: true, off_reason: null }),
  },
  whenFailed: ({ isOver }, error) =>
    isOver
      ? {
          enabled: false,
          off_reason: `It took no events: ${error instanceof Error ? error.message : ''}`.slice(0, 300),
        }
      : {},
  async attempt(row, { due, note }, port) {
    const end = endSchema.parse(row)
    // It is made first and gets its secret after that.
    if (!end.url || !secretsOf(end, Date.now()).length) return { event_next_at: due + UNSIGNED_MS }
    const { event_at, event_id, tenant } = end
    const from = event_at ?? due
    const page = await pageOfEvents({
      ...{ tenant, types: end.events ?? [], dealerships: end.dealerships ?? [], limit: EVENTS_PER_CALL },
      after: { at: from, id: event_id ?? '' },
    })
    const [last] = page.events.slice(-1)
    if (last) {
      const now = new Date()
      const dealer = (await siteOfTenant(tenant))?.tenant.slug ?? ''
      await sendSigned(end, { key: `${end.id}.${last.id}`, body: bodyOfEvents(dealer, page, now), now }, port)
    }
    const place = { event_at: page.last.at, event_id: page.last.id, event_attempts: 0 }
    if (page.more) return { ...place, event_next_at: due }
    // Rests, unless it was woken since its row was read.
    const same: Clause = ['event_wake', '=', end.event_wake ?? null]
    if (await note({ ...place, event_next_at: NEVER }, [same])) return {}
    return { ...place, event_next_at: due + SETTLE_MS }
  },
})

/** One call to the webhook that waits longest. False when none is due. */
export const sendEventsOnce = (port: WebhookPort = webhooks(), now?: number): Promise<boolean> =>
  workOnce(eventCalls, port, now)

/** There is something for the webhooks of these dealers; one that failed goes on in its own rhythm. */
export async function wakeEndpoints(tenants: readonly string[], now = Date.now()): Promise<void> {
  const rows = await table('lead-destinations')
  const at = now + SETTLE_MS
  const own: Clause[] = [
    ['tenant', 'in', tenants],
    ['event_next_at', '>=', 0],
  ]
  if (await rows.update(own, { event_wake: at + Math.random() }))
    await rows.update([...own, ['event_next_at', '=', NEVER]], { event_next_at: at })
}

export function startEventCalls(): Loop {
  const loops = Array.from({ length: LANES }, (_, lane) =>
    startLoop(`event calls ${lane}`, () => sendEventsOnce(), IDLE_MS),
  )
  return {
    notify: () => loops.forEach((loop) => loop.notify()),
    stop: async () => void (await Promise.all(loops.map((loop) => loop.stop()))),
  }
}
