/** Where a dealer's signed calls go: what every sender of them needs of a row of lead-destinations. */
import { z } from 'zod'
import { table } from '@/db/table'
import type { Row } from '@/db/tableTypes'
import { newSecret, WebhookFault, type WebhookPort } from '@/integrations/webhooks'
import { DeadEnd } from '@/jobs/outbox'
import { DAY_MS } from '@/lib/time'

export const webhookEndSchema = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string().nullish(),
  secret: z.string().nullish(),
  secret_before: z.string().nullish(),
  secret_before_until: z.number().nullish(),
})
export type WebhookEnd = z.output<typeof webhookEndSchema>

/** The new secret first; the replaced one also signs for a day. */
export const secretsOf = (
  { secret, secret_before, secret_before_until }: WebhookEnd,
  now: number,
): string[] =>
  [secret, (secret_before_until ?? 0) > now ? secret_before : null].filter((one) => typeof one === 'string')

/** The replaced secret also signs for this long, so that the receiver can change over without a gap. */
const OVERLAP_MS = DAY_MS
export const renewedSecret = ({ secret }: Row) => ({
  secret: newSecret(),
  secret_before: typeof secret === 'string' ? secret : null,
  secret_before_until: Date.now() + OVERLAP_MS,
})

async function switchOff(id: string, reason: string): Promise<void> {
  await (await table('lead-destinations')).update([['id', '=', id]], { enabled: false, off_reason: reason })
}

/** 410 switches it off: whoever answers so wants no more. @throws DeadEnd when no further try can help */
export async function sendSigned(
  to: WebhookEnd | null,
  { key, body, now }: { key: string; body: string; now: Date },
  port: WebhookPort,
): Promise<void> {
  const secrets = to ? secretsOf(to, now.getTime()) : []
  if (!to?.url || !secrets.length) throw new DeadEnd('This destination has no signing secret yet')
  try {
    await port.send({ key, url: to.url, body, secrets })
  } catch (error) {
    if (!(error instanceof WebhookFault) || error.kind !== 'gone') throw error
    await switchOff(to.id, `It answered 410 (gone) on ${now.toISOString().slice(0, 10)}.`)
    throw new DeadEnd(`${error.message}: the destination was switched off`)
  }
}
