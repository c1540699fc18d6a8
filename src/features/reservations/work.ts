/** Does everything that a reservation owes. Each step reads the row again, because others may change it in between. */
import type { HandoverNow } from '@/core/place/bookingRules'
import { activeSite } from '@/core/dealer/read/sites'
import type { Site } from '@/core/dealer/views'
import type { OwedMail } from '@/core/letter/owedMails'
import type { MakeLead, NoteOnLead } from '@/core/person/leadPorts'
import { table } from '@/db/table'
import type { Drive } from '@/features/reservations/letters/sample'
import { reservationMail } from '@/features/reservations/letters/mailFor'
import type { MailMessage, MailPort } from '@/integrations/mail'
import type { Paid, PaymentsPort } from '@/integrations/payments'
import { isTooOld } from '@/jobs/backoff'
import type { OutboxTime } from '@/jobs/clock'
import { outboxKind, WorkWaits } from '@/jobs/outbox'
import { log } from '@/lib/log'
import { cardsOfCarsLike } from './carsLike'
import { applyEvent, changeReservation, follow, handoverOf, settle } from './change'
import { isOpen, wasSoldAway } from './hold.rules'
import { oweEndingText, sendEndingText } from './endingText'
import type { DealLine } from './jsonShapes.rules'
import { dueAt, ENDING, ENDING_TEXT, isNote, isSale, noteText } from './owed'
import { owingRows, sendOwed, tryRefund } from './owing'
import { readReservation, type Reservation } from './row'
import { takePayment } from './takePayment'

export interface Ports {
  payments: PaymentsPort
  mail: MailPort
  makeLead: MakeLead
  noteOnLead: NoteOnLead
  /** A time that was taken for the handover follows its reservation: confirmed with it, free again when it ends. */
  followHandover: (
    handover: { id: string; email: string; lead_id: string; isOn: boolean },
    now: number,
  ) => Promise<HandoverNow>
  /** What was agreed, with the handover as its booking has it now. */
  withHourOfNow: (lines: readonly DealLine[]) => Promise<DealLine[]>
  driveOf: (site: Site, row: Reservation, now: number) => Promise<Drive | null>
}

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

async function lead(row: Reservation, { due }: OutboxTime, { makeLead }: Ports): Promise<void> {
  try {
    const site = await activeSite(row.tenant)
    const agreed = row.consent && { at: new Date(row.consent.at), termsText: row.consent.terms }
    const key = `reservation-${row.reservation_id}`
    const lead_id = await makeLead(site, row.lead ?? {}, key, agreed ?? undefined)
    await changeReservation(row.id, () => ({ lead: null, lead_id, lead_next_at: null }))
  } catch (error) {
    log.error({ err: error, reservation_id: row.reservation_id }, 'the lead of a reservation was not stored')
    await changeReservation(row.id, () => ({ lead_next_at: due + 60_000 }))
  }
}

async function refund(row: Reservation, { now, due }: OutboxTime, { payments: port }: Ports): Promise<void> {
  const { payment_ref, amount, reservation_id: key, refund_attempts } = row
  const { kind, ...set } = await tryRefund(
    { payment_ref, cents: amount * 100, key },
    refund_attempts,
    due,
    port,
  )
  if (kind === 'again') await changeReservation(row.id, () => set)
  else await applyEvent(row.id, { kind }, { by: 'provider', now, set })
}

async function handover(row: Reservation, now: number, { followHandover }: Ports): Promise<HandoverNow> {
  const booking = handoverOf(row)
  if (!booking || row.state === 'pending') return null
  const isOn = row.state === 'held' || row.state === 'completed'
  return followHandover({ id: booking, email: row.email, lead_id: row.lead_id, isOn }, now)
}

/** Null for a note on the lead, which is no letter. */
async function letterOf(
  row: Reservation,
  owed: OwedMail,
  now: number,
  { noteOnLead, driveOf, withHourOfNow }: Ports,
): Promise<MailMessage | null> {
  if (!isNote(owed.kind)) {
    const site = await activeSite(row.tenant)
    if (owed.kind === ENDING_TEXT) {
      await sendEndingText(site, row, owed, now)
      return null
    }
    if (owed.kind === ENDING) await oweEndingText(site, row, owed, now)
    const like = owed.kind === 'cancelled' && wasSoldAway(row) ? await cardsOfCarsLike(site, row) : []
    const deal = await withHourOfNow(row.deal)
    return reservationMail(site, { ...row, deal }, owed, { like, drive: await driveOf(site, row, now) })
  }
  const text = noteText(owed.kind, row)
  const { tenant, lead_id } = row
  if (text && !lead_id) throw new WorkWaits('The lead of the reservation is not stored yet')
  const note = { tenant, lead_id, key: owed.key, at: new Date(owed.at), by: 'the reservation' }
  if (text) await noteOnLead({ ...note, text, isWon: isSale(owed.kind) })
  return null
}

const read = async (id: string): Promise<Reservation> => {
  const [row] = await (await table('reservations')).find([['id', '=', id]], { limit: 1 })
  return readReservation(row ?? {})
}

export const reservationWork = outboxKind<Ports>({
  name: 'reservations',
  ...owingRows('reservations'),
  worksWhileSuspended: true,
  async attempt(stored, { now, due }, ports) {
    const first = readReservation(stored)
    const { id } = first
    const isDue = isOpen(first) && first.held_until <= now
    // Never before it is known where the handover stands: no deposit goes back ahead of it.
    const ofBooking = first.state === 'held' ? await handover(first, now, ports) : null
    const isFollowed = await follow(first, ofBooking, { by: 'clock', now })
    if (isDue && !isFollowed) await end(first, now, ports)
    const row = await settle(await read(id), now)
    if (row.lead && (row.lead_next_at ?? 0) <= due) await lead(row, { now, due }, ports)
    if (row.money === 'refund_due' && (row.refund_next_at ?? 0) <= due) await refund(row, { now, due }, ports)
    const last = await read(id)
    await handover(last, now, ports)
    await sendOwed(
      last.mails,
      due,
      ports.mail,
      (owed) => letterOf(last, owed, now, ports),
      (change) => changeReservation(id, ({ mails }) => ({ mails: change(mails) })),
    )
    // Not at once again, whatever is left: a row that cannot be settled must not keep the loop busy.
    await changeReservation(id, (current) => ({ due_at: Math.max(dueAt(current), due + 1000) }))
    return {}
  },
})
