/** A won prize owes a lead to the dealer and a mail to the shopper: sent under a lease, until both are done. */
import type { MakeLead } from '@/core/person/leadPorts'
import { activeSite } from '@/core/dealer/read/sites'
import type { Site } from '@/core/dealer/views'
import { mail as mailPort, type MailPort } from '@/integrations/mail'
import type { Loop } from '@/jobs/loop'
import { type NotifiedLoop, startNotified } from '@/jobs/notify'
import { outboxKind, workOnce } from '@/jobs/outbox'
import { NEVER } from '@/lib/never'
import { prizeMail } from './prizeMail'
import { readDraw, type Draw } from './row'

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

interface Ports {
  mail: MailPort
  /** Stores the lead and returns its reference; two calls with the same key store one. */
  makeLead: MakeLead
}

const prizes = outboxKind<Ports>({
  name: 'prizes',
  table: 'prize-draws',
  due: 'due_at',
  tries: { column: 'attempts', over: { due_at: NEVER } },
  dead: {
    where: [
      ['wins', '=', true],
      ['due_at', '=', NEVER],
      {
        any: [
          [['lead_id', '=', null]],
          [
            ['is_mailed', '=', false],
            ['email', '!=', null],
          ],
        ],
      },
    ],
    again: (_row, at) => ({ due_at: at, attempts: 0 }),
  },
  async attempt(stored, { note }, { mail, makeLead }) {
    const row = readDraw(stored)
    const site = await activeSite(row.tenant)
    if (!row.lead_id) await note({ lead_id: await makeLead(site, prizeLead(site, row), `prize ${row.id}`) })
    if (row.email && !row.is_mailed) await mail.send(prizeMail(site, row, row.email))
    return { due_at: NEVER, is_mailed: Boolean(row.email) }
  },
})

/** Works on one due prize. False when there is none. `now` in epoch ms. */
export const prizeOnce = (ports: Ports, now?: number): Promise<boolean> => workOnce(prizes, ports, now)

export const startPrizes = (makeLead: MakeLead): Loop =>
  startNotified('prizesLoop', () => prizeOnce({ mail: mailPort(), makeLead }), IDLE_MS)
