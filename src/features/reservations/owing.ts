/** Rows that owe letters and refunds: every change is a new version, so that two writers never lose each other's changes. */
import { z } from 'zod'
import { owedMailsSchema, type OwedMail } from '@/core/letter/owedMails'
import { countOrZero } from '@/core/dealer/rowShapes'
import { table } from '@/db/table'
import type { Row } from '@/db/tableTypes'
import { AGAIN, untilWritten } from '@/db/untilWritten'
import type { MailMessage, MailPort } from '@/integrations/mail'
import type { PaymentsPort } from '@/integrations/payments'
import { afterFailure, type OutboxKind } from '@/jobs/outbox'
import { log } from '@/lib/log'
import { ABANDONED, NEVER } from '@/lib/never'

type Owing = 'reservations' | 'waiting-shoppers' | 'payments' | 'deals'

export const owingShape = {
  id: z.string(),
  tenant: z.string(),
  mails: owedMailsSchema.nullish().transform((mails) => mails ?? []),
  due_at: countOrZero,
  version: countOrZero,
}
interface Versioned {
  version: number
}

const mailsOf = ({ mails }: Row): OwedMail[] => owedMailsSchema.catch([]).parse(mails)
const asNew = (mail: OwedMail, at: number): OwedMail =>
  mail.state === 'failed' ? { ...mail, state: 'pending', attempts: 0, next_at: at } : mail

/** What the outbox has to know of each of these tables. */
export const owingRows = (slug: Owing) =>
  ({
    ...{ table: slug, due: 'due_at', lease: 'lease_until' },
    dead: {
      where: [['due_at', '<', NEVER]],
      isDead: (row: Row) => mailsOf(row).some(({ state }) => state === 'failed'),
      again: (row: Row, at: number) => ({
        mails: mailsOf(row).map((mail) => asNew(mail, at)),
        ...{ due_at: at, version: countOrZero.parse(row.version) + 1 },
      }),
    },
  }) satisfies Omit<OutboxKind<never>, 'name' | 'attempt'>

/** Reads, decides and writes, again if another writer came between. Null when there is nothing to change. */
export async function changeRow<T extends Versioned>(
  slug: Owing,
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

export const owe = (kind: string, key: string, to: string, at: number): OwedMail[] =>
  to ? [{ kind, key: `${key}-${kind}`, to, at, state: 'pending', attempts: 0, next_at: at }] : []

/** When the next letter is due; ABANDONED where only those are left that were given up. */
export const mailDue = (mails: readonly OwedMail[]): number =>
  Math.min(
    mails.some(({ state }) => state === 'failed') ? ABANDONED : NEVER,
    ...mails.filter(({ state }) => state === 'pending').map(({ next_at }) => next_at),
  )

const withMail = (mails: readonly OwedMail[], done: OwedMail): OwedMail[] =>
  mails.map((mail) => (mail.key === done.key ? done : mail))

async function tried(
  owed: OwedMail,
  due: number,
  write: (owed: OwedMail) => Promise<MailMessage | null>,
  port: MailPort,
): Promise<OwedMail> {
  try {
    const message = await write(owed)
    if (message) await port.send(message)
    return { ...owed, attempts: owed.attempts + 1, state: 'sent' }
  } catch (error) {
    const { attempts, next_at, isOver } = afterFailure(owed.attempts, error, due)
    log.warn({ key: owed.key, attempts, reason: String(error) }, 'a mail was not sent')
    return { ...owed, attempts, next_at, state: isOver ? 'failed' : 'pending' }
  }
}

/** Sends what is due, and stores each at once. `write` returns null for a letter that has nothing to say. */
export async function sendOwed(
  mails: readonly OwedMail[],
  due: number,
  port: MailPort,
  write: (owed: OwedMail) => Promise<MailMessage | null>,
  store: (change: (current: readonly OwedMail[]) => OwedMail[]) => Promise<unknown>,
): Promise<void> {
  for (const owed of mails.filter(({ state, next_at }) => state === 'pending' && next_at <= due)) {
    const done = await tried(owed, due, write, port)
    await store((current) => withMail(current, done))
  }
}

export type Refunded =
  | { kind: 'refunded'; refund_id: string }
  | { kind: 'refund_failed' }
  | { kind: 'again'; refund_attempts: number; refund_next_at: number }

/** One try of a refund; after the last one staff have to make it. `key`: of the row: two tries with it make one refund. */
export async function tryRefund(
  { payment_ref, cents, key }: { payment_ref: string; cents: number; key: string },
  before: number,
  due: number,
  port: PaymentsPort,
): Promise<Refunded> {
  try {
    return { kind: 'refunded', ...(await port.refund(payment_ref, cents, key)) }
  } catch (error) {
    const { attempts, next_at, isOver } = afterFailure(before, error, due)
    log.error({ err: error, key, attempts }, 'a refund failed')
    return isOver
      ? { kind: 'refund_failed' }
      : { kind: 'again', refund_attempts: attempts, refund_next_at: next_at }
  }
}
