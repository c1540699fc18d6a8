/** Rows that owe work: every change is a new version, so that two writers never lose each other's changes. */
import { z } from 'zod'
import { countOrZero } from '@/core/dealer/rowShapes'
import { table } from '@/db/table'
import type { Row } from '@/db/tableTypes'
import { AGAIN, untilWritten } from '@/db/untilWritten'
import { mail as mailPort, type MailMessage, type MailPort } from '@/integrations/mail'
import { isTooOld, retryDelayMs } from '@/jobs/backoff'
import { log } from '@/lib/log'
import { NEVER } from '@/lib/never'
import { LEASE_MS } from '@/lib/time'
import { owedMailsSchema, type OwedMail } from '@/core/letter/owedMails'

export type Outbox = 'reservations' | 'waiting-shoppers' | 'payments' | 'deals'

export const outboxShape = {
  id: z.string(),
  tenant: z.string(),
  mails: owedMailsSchema.nullish().transform((mails) => mails ?? []),
  due_at: countOrZero,
  version: countOrZero,
}
interface Versioned {
  id: string
  version: number
}

/** Reads, decides and writes, again if another writer came between. Null when there is nothing to change. */
export async function changeRow<T extends Versioned>(
  slug: Outbox,
  id: string,
  read: (row: Row) => T,
  decide: (row: T) => Row | null,
): Promise<T | null> {
  const rows = await table(slug)
  return untilWritten(`A row of ${slug}`, async () => {
    const [found] = await rows.find([['id', '=', id]], { limit: 1 })
    if (!found) return null
    const row = read(found)
    const change = decide(row)
    if (!change) return null
    const changed = await rows.take(
      [
        ['id', '=', id],
        ['version', '=', row.version],
      ],
      change,
      { inc: { version: 1 } },
    )
    return changed ? read(changed) : AGAIN
  })
}

/** Leases the row that has been due longest and gives it to `work`. False when none is due. Times in epoch ms. */
export async function workOnce(
  slug: Outbox,
  now: number,
  work: (id: string) => Promise<void>,
): Promise<boolean> {
  const rows = await table(slug)
  // The random fraction tells apart two workers that lease in the same millisecond.
  const until = now + LEASE_MS + Math.random()
  const row = await rows.take(
    [['due_at', '<=', now], { any: [[['lease_until', '<', now]], [['lease_until', '=', null]]] }],
    { lease_until: until },
    { sort: [['due_at', 'asc']] },
  )
  if (!row) return false
  const id = String(row.id)
  const own = [['id', '=', id] as const, ['lease_until', '=', until] as const]
  try {
    await work(id)
    await rows.update(own, { lease_until: 0 })
  } catch (error) {
    // The lease stays for a while: a row that cannot be worked on must not keep the loop busy.
    log.error({ err: error, outbox: slug, id }, 'work of a reservation failed, will try again')
    await rows.update(own, { lease_until: now + 10_000 })
  }
  return true
}

export const owe = (kind: string, key: string, to: string, at: number): OwedMail[] =>
  to ? [{ kind, key: `${key}-${kind}`, to, at, state: 'pending', attempts: 0, next_at: at }] : []

export const mailDue = (mails: readonly OwedMail[]): number =>
  Math.min(NEVER, ...mails.filter(({ state }) => state === 'pending').map(({ next_at }) => next_at))

export const withMail = (mails: readonly OwedMail[], done: OwedMail): OwedMail[] =>
  mails.map((mail) => (mail.key === done.key ? done : mail))

/** One try. Returns the mail with its state afterwards. */
export async function tryMail(
  owed: OwedMail,
  write: (owed: OwedMail) => Promise<MailMessage | null>,
  now: number,
  port: MailPort = mailPort(),
): Promise<OwedMail> {
  const attempts = owed.attempts + 1
  try {
    const message = await write(owed)
    if (message) await port.send(message)
    return { ...owed, attempts, state: 'sent' }
  } catch (error) {
    log.warn({ key: owed.key, attempts, reason: String(error) }, 'a mail was not sent')
    const state = isTooOld(owed.at, now) ? 'failed' : 'pending'
    return { ...owed, attempts, state, next_at: now + retryDelayMs(attempts) }
  }
}
