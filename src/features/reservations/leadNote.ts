import type { NoteOnLead } from '@/core/person/leadPorts'
import type { HoldEvent } from './hold.rules'
import { zoneWords, momentText } from '@/core/place/moments'
import { formatMoney } from '@/core/money/format'
import type { Reservation } from './row'

/** Keeps what became of a reservation on its lead, once per key. Throws while it cannot. */
/** Owed like a mail, so that it is neither lost nor written twice. */
const NOTE = 'note-'
export const noteKind = (event: HoldEvent['kind'], wasHeld: boolean): string =>
  `${NOTE}${event}${wasHeld ? '' : '-unpaid'}`
export const isNote = (kind: string): boolean => kind.startsWith(NOTE)

type Facts = Pick<Reservation, 'reservation_id' | 'amount' | 'paid_at' | 'held_until' | 'place'>

/** Null for events that the lead need not tell. */
export function noteText(kind: string, row: Facts): string | null {
  const amount = formatMoney(row.amount)
  const about = `Reservation ${row.reservation_id}`
  const back = row.paid_at === null ? '' : ` The ${amount} goes back.`
  const paid = row.paid_at === null ? 'Nothing was paid online.' : `The deposit of ${amount} is paid.`
  const until = `${momentText(row.held_until, row.place.zone)} (${zoneWords(row.place.zone)})`
  const words: Record<string, string> = {
    [`${NOTE}granted-unpaid`]: `${about}: held until ${until}. ${paid}`,
    [`${NOTE}extend`]: `${about}: held until ${until}.`,
    [`${NOTE}lost-unpaid`]: `${about}: the payment came too late, the car is not held.${back}`,
    [`${NOTE}paid`]: `${about}: a payment of ${amount} came after its time.${back}`,
    [`${NOTE}ended-unpaid`]: `${about}: not paid in time, the car is free again.`,
    [`${NOTE}cancel-unpaid`]: `${about}: given up before the deposit was paid, the car is free again.`,
    [`${NOTE}ended`]: `${about}: the hold has ended.${back}`,
    [`${NOTE}cancel`]: `${about}: cancelled.${back}`,
    [`${NOTE}complete`]: `${about}: sold to this shopper.`,
    [`${NOTE}refund`]: `${about}: the refund of ${amount} was asked for.`,
    [`${NOTE}refunded`]: `${about}: ${amount} went back to the shopper.`,
    [`${NOTE}refund_failed`]: `${about}: the refund of ${amount} failed. Send it back by hand.`,
  }
  return words[kind] ?? null
}

/** One try. Throws while the lead is not there or does not take the note: the outbox tries again. */
export async function noteReservation(
  row: Reservation,
  owed: { kind: string; key: string; at: number },
  noteOnLead: NoteOnLead,
): Promise<void> {
  const text = noteText(owed.kind, row)
  if (!text) return
  const { tenant, lead_id } = row
  if (!lead_id) throw new Error('The lead of the reservation is not stored yet')
  await noteOnLead({ tenant, lead_id, key: owed.key, at: new Date(owed.at), text, by: 'the reservation' })
}
