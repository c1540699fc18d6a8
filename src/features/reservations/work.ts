import { table } from '@/db/table'
import { activeSite } from '@/core/dealer/read/sites'
import { isOpen, wasSoldAway } from './hold.rules'
import type { Site } from '@/core/dealer/views'
import { payments, type Paid, type PaymentsPort } from '@/integrations/payments'
import { mail as mailPort, type MailPort } from '@/integrations/mail'
import { isTooOld } from '@/jobs/backoff'
import { log } from '@/lib/log'
import { applyEvent, changeReservation } from './change'
import { linesOfCarsLike } from './carsLike'
import { dueAt } from './due'
import type { Drive } from '@/features/reservations/letters/frame'
import type { MakeLead, NoteOnLead } from '@/core/person/leadPorts'
import { isNote, noteReservation } from './leadNote'
import { reservationMail } from '@/features/reservations/letters/reservationMail'
import { tryMail, withMail } from './outbox'
import { tryRefund } from './refunds'
import { readReservation, type Reservation } from './row'
import { settle } from './settle'
import { takePayment } from './takePayment'

export interface Ports {
  payments: PaymentsPort
  mail: MailPort
  makeLead: MakeLead
  noteOnLead: NoteOnLead
  driveOf: (site: Site, row: Reservation, now: number) => Promise<Drive | null>
}
export const ownPorts = (given: Pick<Ports, 'makeLead' | 'noteOnLead' | 'driveOf'>): Ports => ({
  payments: payments(),
  mail: mailPort(),
  ...given,
})

/** Before an unpaid hold ends, this asks the provider: its webhook may have been lost. @throws while it is unavailable */
async function askProvider(
  row: Reservation,
  now: number,
  port: PaymentsPort,
): Promise<Paid | 'no answer' | null> {
  if (row.state !== 'pending' || row.money !== 'open' || !row.provider_id) return null
  try {
    const found = await port.find(row.provider_id)
    if (found.state === 'paid') return found.paid
    // Closed before the hold ends here, so that no card is charged for a car that is free again.
    if (found.state === 'open') await port.close(row.provider_id)
  } catch (error) {
    // A provider that the dealer has left never answers. A payment that shows up after this is paid back.
    if (!isTooOld(row.held_until, now)) throw error
    log.error({ err: error, reservation_id: row.reservation_id }, 'the payment provider never answered')
    return 'no answer'
  }
  return null
}

async function end(row: Reservation, now: number, { payments: port }: Ports): Promise<void> {
  const paid = await askProvider(row, now, port)
  const unanswered = paid === 'no answer'
  if (paid && !unanswered && (await takePayment(paid, now))) return
  await applyEvent(row.id, { kind: 'ended', at: now, unanswered }, { by: 'clock', now })
}

async function lead(row: Reservation, now: number, { makeLead }: Ports): Promise<void> {
  try {
    const site = await activeSite(row.tenant)
    const agreed = row.consent && { at: new Date(row.consent.at), termsText: row.consent.terms }
    const lead_id = await makeLead(
      site,
      row.lead ?? {},
      `reservation-${row.reservation_id}`,
      agreed ?? undefined,
    )
    await changeReservation(row.id, () => ({ lead: null, lead_id, lead_next_at: null }))
  } catch (error) {
    log.error({ err: error, reservation_id: row.reservation_id }, 'the lead of a reservation was not stored')
    await changeReservation(row.id, () => ({ lead_next_at: now + 60_000 }))
  }
}

async function refund(row: Reservation, now: number, { payments: port }: Ports): Promise<void> {
  const by = 'provider'
  const { payment_ref, amount, reservation_id } = row
  const tried = await tryRefund({ payment_ref, cents: amount * 100, key: reservation_id }, row, now, port)
  if (tried.kind === 'again') {
    const { refund_attempts, refund_next_at } = tried
    await changeReservation(row.id, () => ({ refund_attempts, refund_next_at }))
  } else {
    const set = tried.kind === 'refunded' ? { refund_id: tried.refund_id } : {}
    await applyEvent(row.id, { kind: tried.kind }, { by, now, set })
  }
}

async function mails(
  row: Reservation,
  now: number,
  { mail: port, noteOnLead, driveOf }: Ports,
): Promise<void> {
  for (const owed of row.mails.filter(({ state, next_at }) => state === 'pending' && next_at <= now)) {
    const done = await tryMail(
      owed,
      async (mail) => {
        if (!isNote(mail.kind)) {
          const site = await activeSite(row.tenant)
          const like = mail.kind === 'cancelled' && wasSoldAway(row) ? await linesOfCarsLike(site, row) : []
          return reservationMail(site, row, mail, { like, drive: await driveOf(site, row, now) })
        }
        await noteReservation(row, mail, noteOnLead)
        return null
      },
      now,
      port,
    )
    await changeReservation(row.id, (current) => ({ mails: withMail(current.mails, done) }))
  }
}

const read = async (id: string): Promise<Reservation> => {
  const [row] = await (await table('reservations')).find([['id', '=', id]], { limit: 1 })
  return readReservation(row ?? {})
}

/** Does everything that is due. Each step reads the row again, because others may change it in between. */
export async function workOn(id: string, now: number, ports: Ports): Promise<void> {
  const first = await read(id)
  if (isOpen(first) && first.held_until <= now) await end(first, now, ports)
  const row = await settle(await read(id), now)
  if (row.lead && (row.lead_next_at ?? 0) <= now) await lead(row, now, ports)
  if (row.money === 'refund_due' && (row.refund_next_at ?? 0) <= now) await refund(row, now, ports)
  await mails(await read(id), now, ports)
  // Not at once again, whatever is left: a row that cannot be settled must not keep the loop busy.
  await changeReservation(id, (current) => ({ due_at: Math.max(dueAt(current), now + 1000) }))
}
