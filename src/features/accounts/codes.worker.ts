/** Sends codes: under a lease, with retries as long as the code is valid. */
import { siteOfTenant } from '@/core/dealer/read/sites'
import { table } from '@/db/table'
import type { Clause, Row } from '@/db/tableTypes'
import { giveBackText, takeText } from '@/core/letter/rows/textBudget'
import type { Site } from '@/core/dealer/views'
import { mail as mailPort, type MailPort } from '@/integrations/mail'
import { sms as smsPort, type SmsPort } from '@/integrations/sms'
import { retryDelayMs } from '@/jobs/backoff'
import { startLoop, type Loop } from '@/jobs/loop'
import { type NotifiedLoop, onNotify } from '@/jobs/notify'
import { log } from '@/lib/log'
import { purgeAsks } from './asks'
import { linkOf } from './code'
import { codeMail, codeText, isByText } from '@/features/accounts/letters/code'
import { isKnownLogin } from './prove'
import { readCodeRow, type CodeRow } from './row'
import { HOUR_MS } from '@/lib/time'

declare module '@/lib/registry' {
  interface Registry {
    codesLoop: NotifiedLoop
  }
}

const LEASE_MS = 30_000
const IDLE_MS = 2000
const PURGE_MS = HOUR_MS

export interface Ports {
  mail: MailPort
  sms: SmsPort
}

const due = (now: number): Clause[] => [
  ['send_state', '=', 'pending'],
  ['send_next_at', '<=', now],
  ['lease_until', '<', now],
]

async function text(site: Site, message: Parameters<typeof codeText>[1], { sms }: Ports, now: number) {
  const { id: tenant, slug } = site.tenant
  const at = new Date(now)
  if (!(await takeText(tenant, await isKnownLogin(site, message.login), at)))
    return log.warn({ tenant: slug }, 'a code was not texted: the texts of the day are used up')
  await sms.send(codeText(site, message)).catch(async (error: unknown) => {
    await giveBackText(tenant, at)
    throw error
  })
}

async function attempt(row: CodeRow, ports: Ports, now: number): Promise<Row> {
  const { salt, login } = row
  const site = await siteOfTenant(row.tenant)
  if (!site || !salt || row.code_expires_at <= now) return { send_state: 'none' }
  const message = {
    key: `code-${row.id}`,
    login,
    salt,
    link: row.target ? `${row.id}.${linkOf(salt)}` : null,
  }
  try {
    if (isByText(message)) await text(site, message, ports, now)
    else await ports.mail.send(codeMail(site, message))
    return { send_state: 'none' }
  } catch (error) {
    const attempts = row.send_attempts + 1
    log.warn({ tenant: site.tenant.slug, attempts, reason: String(error) }, 'a code was not sent')
    return { send_attempts: attempts, send_next_at: now + retryDelayMs(attempts) }
  }
}

/** Leases one row with a due code and tries to send it. False when none is due. `now` in epoch ms. */
export async function sendCodeOnce(
  ports: Ports = { mail: mailPort(), sms: smsPort() },
  now: number = Date.now(),
): Promise<boolean> {
  const rows = await table('sign-in-codes')
  const lease_until = now + LEASE_MS
  const stored = await rows.take(due(now), { lease_until }, { sort: [['send_next_at', 'asc']] })
  if (!stored) return false
  const row = readCodeRow(stored)
  const after = await attempt(row, ports, now)
  const mine: Clause[] = [
    ['id', '=', row.id],
    ['lease_until', '=', lease_until],
  ]
  await rows.update(mine, { ...after, lease_until: 0 })
  return true
}

export function startCodes(): Loop {
  const loop = startLoop('sign-in codes', () => sendCodeOnce(), IDLE_MS)
  onNotify('codesLoop', loop)
  return loop
}

export const startLoginPurge = (): Loop =>
  startLoop(
    'login purge',
    async () => {
      await purgeAsks(Date.now())
      return false
    },
    PURGE_MS,
  )
