/** Sends codes: under a lease, with retries as long as the code is valid. */
import { activeSite } from '@/core/dealer/read/sites'
import { sendCounted } from '@/core/letter/rows/textBudget'
import type { Site } from '@/core/dealer/views'
import { mail as mailPort, type MailPort } from '@/integrations/mail'
import { sms as smsPort, type SmsPort } from '@/integrations/sms'
import { startEvery, type Loop } from '@/jobs/loop'
import { type NotifiedLoop, startNotified } from '@/jobs/notify'
import { outboxKind, workOnce } from '@/jobs/outbox'
import { log } from '@/lib/log'
import { purgeAsks } from './codeRequests'
import { linkOf } from './code'
import { codeMail, codeText, isByText } from '@/features/accounts/letters/code'
import { isKnownLogin } from './prove'
import { readCodeRow } from './row'
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

async function text(site: Site, message: Parameters<typeof codeText>[1], { sms }: Ports, now: number) {
  const { id: tenant, slug } = site.tenant
  const isKnown = await isKnownLogin(site, message.login)
  if (!(await sendCounted({ tenant, isKnown, now: new Date(now) }, codeText(site, message), sms)))
    log.warn({ tenant: slug }, 'a code was not texted: the texts of the day are used up')
}

const codes = outboxKind<Ports>({
  name: 'sign-in-codes',
  table: 'sign-in-codes',
  due: 'send_next_at',
  lease: 'lease_until',
  leaseMs: LEASE_MS,
  owes: [['send_state', '=', 'pending']],
  // Nobody can use an old one: the shopper asks for another.
  tries: { column: 'send_attempts', over: { send_state: 'none' } },
  async attempt(stored, { now }, ports) {
    const { id, tenant, salt, login, target, code_expires_at } = readCodeRow(stored)
    if (!salt || code_expires_at <= now) return { send_state: 'none' }
    const site = await activeSite(tenant)
    const message = { key: `code-${id}`, login, salt, link: target ? `${id}.${linkOf(salt)}` : null }
    if (isByText(message)) await text(site, message, ports, now)
    else await ports.mail.send(codeMail(site, message))
    return { send_state: 'none' }
  },
})

/** Leases one row with a due code and tries to send it. False when none is due. `now` in epoch ms. */
export const sendCodeOnce = (
  ports: Ports = { mail: mailPort(), sms: smsPort() },
  now?: number,
): Promise<boolean> => workOnce(codes, ports, now)

export const startCodes = (): Loop => startNotified('codesLoop', () => sendCodeOnce(), IDLE_MS)

export const startLoginPurge = (): Loop => startEvery('login purge', PURGE_MS, () => purgeAsks(Date.now()))
