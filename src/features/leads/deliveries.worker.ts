/** A lead at a time under a lease: a crash blocks nothing, and no two workers send the same mail. */
import { z } from 'zod'
import { table } from '@/db/table'
import type { Row } from '@/db/tableTypes'
import { mail, type MailPort } from '@/integrations/mail'
import { sms } from '@/integrations/sms'
import { webhooks } from '@/integrations/webhooks'
import { isTooOld, SILENCE } from '@/jobs/backoff'
import { startLoop, type Loop } from '@/jobs/loop'
import { type NotifiedLoop, onNotify } from '@/jobs/notify'
import { afterFailure, DeadEnd, outboxKind, workOnce } from '@/jobs/outbox'
import { log } from '@/lib/log'
import { traced } from '@/lib/trace'
import { deliveriesSchema, deliveryColumns } from './deliveryRow'
import { withoutFollowUps } from './followUp'
import { isOpenStage } from './inbox.rules'
import { mustBeReadable } from './leaseLead'
import { againIn } from './resend'
import { send, wayOf, type Ports } from './send'
import type { Delivery } from './types'
import { isSilent, openWays, type Ways } from './ways'

declare module '@/lib/registry' {
  interface Registry {
    deliveriesLoop: NotifiedLoop
  }
}

/** Parallel loops, so that one slow receiver does not hold up the mails of others. */
const LANES = 4
const MOST_WORDS = 300
const IDLE_MS = 1000

const leadRow = z.looseObject({
  facts: z.looseObject({ createdAt: z.iso.datetime() }),
  deliveries: deliveriesSchema,
})

interface Context {
  row: Row
  /** ISO time of the lead. */
  createdAt: string
  ports: Ports & { ways: Ways }
  due: number
}
interface Tried {
  delivery: Delivery
  /** Epoch ms when it is to be looked at again. */
  dueAt: number
  /** Its way was unavailable before and answers now. */
  revived: boolean
}

/** Those that wait for their way count no tries: the three days are counted, without those of a suspended dealer. */
const tooOld = ({ queued_at }: Delivery, { createdAt, due }: Context) =>
  isTooOld(Date.parse(queued_at ?? createdAt), due)

function failed(delivery: Delivery, error: unknown, context: Context): Omit<Tried, 'revived'> {
  const { due, ports } = context
  const message = error instanceof Error ? error.message : String(error)
  const { attempts, next_at } = afterFailure(delivery.attempts, error, due)
  log.warn({ channel: delivery.channel, key: delivery.key, attempts, reason: message }, 'delivery failed')
  const tried = { ...delivery, attempts, error: message.slice(0, MOST_WORDS) }
  if (error instanceof DeadEnd || tooOld(delivery, context))
    return { delivery: { ...tried, state: 'failed' }, dueAt: due }
  if (!isSilent(error))
    return { delivery: { ...tried, next_at: new Date(next_at).toISOString() }, dueAt: next_at }
  const wait = ports.ways.fell(wayOf(delivery), due)
  return { delivery: tried, dueAt: due + wait + Math.random() * Math.min(wait, SILENCE.spreadMs) }
}

async function tryOne(delivery: Delivery, context: Context): Promise<Tried> {
  const { due, row, ports } = context
  const way = wayOf(delivery)
  const next = Date.parse(delivery.next_at)
  if (delivery.state !== 'pending' || next > due) return { delivery, dueAt: next, revived: false }
  const wait = ports.ways.waitFor(way, due)
  if (wait > 0 && !tooOld(delivery, context))
    return { delivery, dueAt: due + wait + Math.random() * SILENCE.spreadMs, revived: false }
  const attempts = delivery.attempts + 1
  try {
    const facts = { 'forecourt.way': delivery.channel, 'forecourt.attempt': attempts }
    await traced('deliver', facts, () => send({ ...delivery, attempts }, row, ports, new Date(due)))
    const sent_at = new Date().toISOString()
    return {
      delivery: { ...delivery, attempts, state: 'sent', sent_at, error: undefined },
      dueAt: due,
      revived: ports.ways.answered(way),
    }
  } catch (error) {
    // A refusal is an answer too: the way works.
    const refused = !isSilent(error) && !(error instanceof DeadEnd)
    const revived = refused && ports.ways.answered(way)
    return { ...failed(delivery, error, context), revived }
  }
}

/** Once a way answers again, the deliveries that waited for it are due at once. */
async function hurry(due: number): Promise<void> {
  await (
    await table('leads')
  ).update(
    [
      ['delivery_state', '=', 'pending'],
      ['delivery_next_at', '>', due],
    ],
    { delivery_next_at: due },
  )
}

/** Null for a lead that cannot be opened: nothing is written over it. */
const deliveriesOf = (row: Row): Delivery[] | null => deliveriesSchema.safeParse(row.deliveries).data ?? null

/** The days of a suspended dealer do not count. */
const queuedAt = (due: number) => (one: Delivery) =>
  one.state === 'pending' ? { ...one, queued_at: new Date(due).toISOString() } : one

/** Nobody is reminded of a closed lead, nor of one that is put aside before it is back. */
function withTimes(deliveries: readonly Delivery[], { state, merged_into, back_at }: Row): Delivery[] {
  if (merged_into || !isOpenStage(String(state))) return withoutFollowUps(deliveries)
  const back = typeof back_at === 'number' ? back_at : 0
  return deliveries.map((one) =>
    one.remind && Date.parse(one.next_at) < back ? { ...one, next_at: new Date(back).toISOString() } : one,
  )
}

const leadDeliveries = outboxKind<Ports & { ways: Ways }>({
  name: 'leads',
  table: 'leads',
  due: 'delivery_next_at',
  lease: 'delivery_lease_until',
  owes: [['delivery_state', '=', 'pending']],
  dead: {
    where: [['delivery_state', '=', 'failed']],
    again(row, at) {
      const deliveries = deliveriesOf(row)
      return deliveries && againIn(deliveries, at)
    },
  },
  whileWaiting(row, due) {
    const deliveries = deliveriesOf(row)
    return deliveries ? { deliveries: deliveries.map(queuedAt(due)) } : {}
  },
  async attempt(row, { due }, ports) {
    mustBeReadable(row)
    const lead = leadRow.parse(row)
    const context = { row, createdAt: lead.facts.createdAt, ports, due }
    const owed = withTimes(lead.deliveries, row)
    const tried = await Promise.all(owed.map((delivery) => tryOne(delivery, context)))
    const isReminded = owed.some(({ remind, state }, nth) => remind && state !== tried[nth]?.delivery.state)
    const deliveries = tried.map(({ delivery }) => delivery)
    const open = tried.filter(({ delivery }) => delivery.state === 'pending')
    if (tried.some(({ revived }) => revived)) await hurry(due)
    return {
      ...deliveryColumns(deliveries),
      ...(isReminded && { back_at: due }),
      delivery_next_at: open.length ? Math.min(...open.map(({ dueAt }) => dueAt)) : due,
      delivery_attempts: Math.max(0, ...open.map(({ delivery }) => delivery.attempts)),
    }
  },
})

const shared = openWays()
const others = (): Omit<Ports, 'mail'> => ({ sms: sms(), webhooks: webhooks() })

/** Leases one due lead, tries its due deliveries and stores the outcome. False when no lead was due. */
export const deliverOne = (
  port: MailPort = mail(),
  now?: number,
  ports: Omit<Ports, 'mail'> = others(),
  ways = shared,
): Promise<boolean> => workOnce(leadDeliveries, { ...ports, mail: port, ways }, now)

export function startDeliveries(): Loop {
  const loops = Array.from({ length: LANES }, (_, lane) =>
    startLoop(`deliveries ${lane}`, () => deliverOne(), IDLE_MS),
  )
  const notify = () => loops.forEach((loop) => loop.notify())
  onNotify('deliveriesLoop', { notify })
  return { notify, stop: async () => void (await Promise.all(loops.map((loop) => loop.stop()))) }
}
