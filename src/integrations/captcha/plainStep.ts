/** The check for browsers without JavaScript: a person presses a button on a page with the sealed form. */
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { env } from '@/env'
import { openSigned, signed } from '@/lib/signed'
import { MINUTES_VALID, spendOnce } from './spendOnce'

/** No person reads a page and presses its button faster. A sender of many forms waits longer, as others compute longer. */
const STEP_SECONDS = 2

const sealed = z.object({
  id: z.string(),
  host: z.string(),
  at: z.number(),
  /** Seconds. */
  wait: z.number().default(STEP_SECONDS),
  values: z.record(z.string(), z.unknown()),
})
export type PlainStep = z.output<typeof sealed>

const ABOUT = 'plain step of a form'

/** The token that carries a form through its confirmation page. `now` in epoch ms; `work`: times the usual wait. */
export function sealForm(values: Record<string, unknown>, host: string, now: number, work = 1) {
  const step: PlainStep = { id: randomUUID(), host, at: now, wait: STEP_SECONDS * work, values }
  return { token: signed(env.payloadSecret, ABOUT, step), wait: step.wait }
}

/** The sealed form of this host; null for a token that was altered or made for another host. */
export function openForm(token: string, host: string): PlainStep | null {
  const step = sealed.safeParse(openSigned(env.payloadSecret, ABOUT, token)).data
  return step?.host === host ? step : null
}

/** Valid once, not before a person could have read the page (`early`) and not after 20 minutes. */
export async function spendStep({ id, at, wait }: PlainStep, now: number): Promise<'good' | 'early' | 'bad'> {
  if (now - at < wait * 1000) return 'early'
  if (now - at > MINUTES_VALID * 60_000) return 'bad'
  return (await spendOnce(id)) ? 'good' : 'bad'
}
