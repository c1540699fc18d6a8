/** A won prize owes a lead to the dealer and a mail to the shopper: sent under a lease, until both are done. */
import type { MakeLead } from '@/core/person/leadPorts'
import { activeSite, DealerIsSuspended } from '@/core/dealer/read/sites'
import { table } from '@/db/table'
import type { Row } from '@/db/tableTypes'
import type { Site } from '@/core/dealer/views'
import { mail as mailPort, type MailPort } from '@/integrations/mail'
import { isTooOld, retryDelayMs } from '@/jobs/backoff'
import { startLoop, type Loop } from '@/jobs/loop'
import { type NotifiedLoop, onNotify } from '@/jobs/notify'
import { log } from '@/lib/log'
import { NEVER } from '@/lib/never'
import { prizeMail } from '@/features/spin/letters/prizeMail'
import { readDraw, type Draw } from './row'
import { LEASE_MS } from '@/lib/time'

/** The lead for the dealer's staff: who won what, and under which reference. */
const prizeLead = ({ config, dealerships }: Site, draw: Draw): Record<string, unknown> => ({
  form: 'prize',
  name: draw.name ?? '',
  email: draw.email ?? '',
  phone: draw.phone ?? '',
  subcategory: draw.prize,
  message: `Won at spin to win: ${draw.prize}. Reference ${draw.reference}.`,
  dealership_slug: (dealerships.find(({ slug }) => slug === config.spin?.dealership) ?? dealerships[0])?.slug,
})

declare module '@/lib/registry' {
  interface Registry {
    prizesLoop: NotifiedLoop
  }
}

const IDLE_MS = 5000

export interface Ports {
  mail: MailPort
  /** Stores the lead and returns its reference; two calls with the same key store one. */
  makeLead: MakeLead
}

async function work(row: Draw, site: Site, { mail, makeLead }: Ports): Promise<void> {
  const rows = await table('prize-draws')
  const note = (change: Row) => rows.update([['id', '=', row.id]], change)
  if (!row.lead_id) await note({ lead_id: await makeLead(site, prizeLead(site, row), `prize ${row.id}`) })
  if (!row.email || row.is_mailed) return
  await mail.send(prizeMail(site, row, row.email))
  await note({ is_mailed: true })
}

/** Works on one due prize. False when there is none. `now` in epoch ms. */
export async function prizeOnce(ports: Ports, now: number = Date.now()): Promise<boolean> {
  const rows = await table('prize-draws')
  const stored = await rows.take(
    [['due_at', '<=', now]],
    { due_at: now + LEASE_MS },
    { sort: [['due_at', 'asc']] },
  )
  if (!stored) return false
  const row = readDraw(stored)
  const attempts = row.attempts + 1
  try {
    await work(row, await activeSite(row.tenant), ports)
    await rows.update([['id', '=', row.id]], { due_at: NEVER, attempts })
  } catch (error) {
    log.warn(
      { reference: row.reference, attempts, reason: String(error) },
      'the lead or mail of a prize was not sent',
    )
    const isOver = isTooOld(row.createdAt.getTime(), now) && !(error instanceof DealerIsSuspended)
    const next = isOver ? NEVER : now + retryDelayMs(attempts)
    await rows.update([['id', '=', row.id]], { due_at: next, attempts })
  }
  return true
}

export function startPrizes(makeLead: Ports['makeLead']): Loop {
  const ports = { mail: mailPort(), makeLead }
  const loop = startLoop('prizes', () => prizeOnce(ports), IDLE_MS)
  onNotify('prizesLoop', loop)
  return loop
}
