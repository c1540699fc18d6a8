/** Sends a due mail: under a lease, with retries for three days, always with the same key. */
import { activeSite } from '@/core/dealer/read/sites'
import { table } from '@/db/table'
import type { Clause } from '@/db/tableTypes'
import { mail as mailPort, type MailPort } from '@/integrations/mail'
import { log } from '@/lib/log'
import { isTooOld, retryDelayMs } from '@/jobs/backoff'
import { alertMailFor } from '@/features/saved-searches/letters/mailFor'
import { isOffered, readSaved, type SavedSearch } from './row'
import { LEASE_MS } from '@/lib/time'

const owing = (now: number): Clause[] => [
  ['mail_state', '=', 'pending'],
  ['mail_next_at', '<=', now],
  ['lease_until', '<', now],
]

async function attempt(search: SavedSearch, port: MailPort, now: number): Promise<Record<string, unknown>> {
  const none = { mail: null, mail_state: 'none', mail_attempts: 0 }
  if (!search.mail || search.state === 'stopped') return none
  try {
    const site = await activeSite(search.tenant)
    if (!isOffered(site, search)) return none
    await port.send(alertMailFor(site, search, search.mail))
    return { ...none, last_mail_at: new Date(now).toISOString() }
  } catch (error) {
    const attempts = search.mail_attempts + 1
    log.warn(
      { key: search.mail.key, attempts, reason: String(error) },
      'the mail of a saved search was not sent',
    )
    const failed = isTooOld(search.mail.at, now)
    return failed
      ? { mail_state: 'failed' }
      : { mail_attempts: attempts, mail_next_at: now + retryDelayMs(attempts) }
  }
}

/** Leases one row with a due mail and tries to send it. False when none is due. `now` in epoch ms. */
export async function sendOnce(port: MailPort = mailPort(), now: number = Date.now()): Promise<boolean> {
  const rows = await table('saved-searches')
  const row = await rows.take(
    owing(now),
    { lease_until: now + LEASE_MS },
    { sort: [['mail_next_at', 'asc']] },
  )
  if (!row) return false
  const search = readSaved(row)
  const after = await attempt(search, port, now)
  await rows.update(
    [
      ['id', '=', search.id],
      ['lease_until', '=', now + LEASE_MS],
    ],
    { ...after, lease_until: 0 },
  )
  return true
}
