import type { Row } from '@/db/tableTypes'
import { isTooOld, retryDelayMs } from '@/jobs/backoff'
import { log } from '@/lib/log'
import { DeadEnd, isSilent } from './faults'
import { send, wayOf, type Ports } from './send'
import type { Delivery } from './types'
import type { Ways } from './ways'

interface Context {
  row: Row
  /** ISO time of the lead. */
  createdAt: string
  ports: Ports
  ways: Ways
  now: number
}
export interface Tried {
  delivery: Delivery
  /** Epoch ms when it is to be looked at again. */
  dueAt: number
  /** Its way was unavailable before and answers now. */
  revived: boolean
}

/** Spreads deliveries that wait for the same way, so that they are not all tried at once. */
const SPREAD_MS = 60_000
const MOST_WORDS = 300

const tooOld = ({ queued_at }: Delivery, { createdAt, now }: Context) =>
  isTooOld(Date.parse(queued_at ?? createdAt), now)

function failed(delivery: Delivery, error: unknown, context: Context): Tried {
  const message = error instanceof Error ? error.message : String(error)
  const { channel, key, attempts } = delivery
  log.warn({ channel, key, attempts, reason: message }, 'delivery failed')
  const told = { ...delivery, error: message.slice(0, MOST_WORDS) }
  if (error instanceof DeadEnd || tooOld(delivery, context))
    return { delivery: { ...told, state: 'failed' }, dueAt: context.now, revived: false }
  if (isSilent(error)) {
    const wait = context.ways.fell(wayOf(delivery), context.now)
    return {
      delivery: told,
      dueAt: context.now + wait + Math.random() * Math.min(wait, SPREAD_MS),
      revived: false,
    }
  }
  const next = context.now + retryDelayMs(attempts)
  return { delivery: { ...told, next_at: new Date(next).toISOString() }, dueAt: next, revived: false }
}

export async function attempt(delivery: Delivery, context: Context): Promise<Tried> {
  const { now, row, ports, ways } = context
  const next = Date.parse(delivery.next_at)
  if (delivery.state !== 'pending' || next > now) return { delivery, dueAt: next, revived: false }
  const wait = ways.waitFor(wayOf(delivery), now)
  if (wait > 0 && !tooOld(delivery, context))
    return { delivery, dueAt: now + wait + Math.random() * SPREAD_MS, revived: false }
  const tried = { ...delivery, attempts: delivery.attempts + 1 }
  try {
    await send(tried, row, ports, new Date(now))
    const revived = ways.answered(wayOf(delivery))
    return {
      delivery: { ...tried, state: 'sent', sent_at: new Date().toISOString(), error: undefined },
      dueAt: now,
      revived,
    }
  } catch (error) {
    // A refusal is an answer too: the way works.
    const refused = !isSilent(error) && !(error instanceof DeadEnd)
    const revived = refused && ways.answered(wayOf(delivery))
    return { ...failed(tried, error, context), revived }
  }
}
