/** What a reservation owes after an event, and when its row needs work again. */
import type { OwedMail } from '@/core/letter/owedMails'
import { formatMoney } from '@/core/money/format'
import { momentText, zoneWords } from '@/core/place/moments'
import { NEVER } from '@/lib/never'
import { isOpen, type HoldEvent } from './hold.rules'
import { endingNotice } from './holdEnd.rules'
import { mailDue, owe } from './owing'
import type { Reservation } from './row'

/** What becomes of it is noted on its lead: owed like a mail, so that it is neither lost nor written twice. */
const NOTE = 'note-'
const noteKind = (event: HoldEvent['kind'], wasHeld: boolean): string =>
  `${NOTE}${event}${wasHeld ? '' : '-unpaid'}`
export const isNote = (kind: string): boolean => kind.startsWith(NOTE)
export const isSale = (kind: string): boolean => kind === noteKind('complete', true)

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
    [`${NOTE}follow`]: `${about}: held until ${until}.`,
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

type MoneyState = Pick<Reservation, 'state' | 'money' | 'held_until'>

export const ENDING = 'ending'
/** Owed once that mail goes, where it goes by text too. */
export const ENDING_TEXT = 'ending-text'
const ENDINGS: ReadonlySet<string> = new Set([ENDING, ENDING_TEXT])

/** The mail before a hold ends, which waits for its time. */
export function oweEnding(key: string, to: string, held_until: number, now: number): OwedMail[] {
  const at = endingNotice(held_until, now)
  return at === null ? [] : owe(ENDING, key, to, at)
}

/** Without the one for an end that is no more. */
const stillDue = (mails: readonly OwedMail[], row: MoneyState, after: MoneyState): readonly OwedMail[] =>
  after.state === 'held' && after.held_until === row.held_until
    ? mails
    : mails.filter(({ kind, state }) => !ENDINGS.has(kind) || state !== 'pending')

/** Letters that say a deposit goes back. */
export const ANNOUNCES_REFUND: ReadonlySet<string> = new Set([
  'late',
  'expired',
  'cancelled',
  'refund-started',
])

/** `dealer-…` go to the dealership, the others to the shopper. */
function mailKinds(before: MoneyState, after: MoneyState, event: HoldEvent): string[] {
  const paidBack = after.money === 'refund_due' && before.money !== 'refund_due'
  switch (event.kind) {
    case 'granted':
    case 'extend':
    case 'follow':
      return ['held', 'dealer-held']
    case 'lost':
      return paidBack ? ['late', 'dealer-unpaid'] : ['dealer-unpaid']
    case 'paid':
      return paidBack ? ['late'] : []
    case 'ended':
    case 'cancel':
      if (before.state === 'held') return [event.kind === 'ended' ? 'expired' : 'cancelled', 'dealer-ended']
      if (event.kind === 'ended' && event.unanswered) return ['unsure', 'dealer-unsure']
      return paidBack ? ['cancelled', 'dealer-unpaid'] : ['dealer-unpaid']
    case 'refund':
      return ['refund-started']
    case 'refunded':
      return ['refunded']
    case 'refund_failed':
      return ['dealer-refund-failed']
    case 'complete':
      return []
  }
}

/** All that the row owes after the event. */
export function mailsOwed(row: Reservation, after: MoneyState, event: HoldEvent, now: number): OwedMail[] {
  const key = `${row.reservation_id}-${row.version}`
  const { kind: what } = event
  const isAnnounced = row.mails.some(({ kind, state }) => ANNOUNCES_REFUND.has(kind) && state === 'pending')
  const kinds = what === 'refunded' && isAnnounced ? [] : mailKinds(row, after, event)
  const mails = kinds.flatMap((kind) =>
    owe(kind, key, kind.startsWith('dealer-') ? row.place.email : row.email, now),
  )
  const isNewEnd = what === 'granted' || what === 'extend' || what === 'follow'
  const ending = isNewEnd ? oweEnding(key, row.email, after.held_until, now) : []
  return [
    ...stillDue(row.mails, row, after),
    ...mails,
    ...ending,
    ...owe(noteKind(what, row.state !== 'pending'), key, 'the lead', now),
  ]
}

type Due = Pick<
  Reservation,
  'state' | 'money' | 'held_until' | 'hold_open' | 'lead' | 'lead_next_at' | 'refund_next_at' | 'mails'
>

/** When the worker has to return to the row, in epoch ms: the earliest of all that the row owes. */
export function dueAt(row: Due): number {
  const open = isOpen(row)
  const times = [
    open ? row.held_until : NEVER,
    // The car's row does not have the payment yet.
    (row.state === 'pending' && row.money === 'paid') || (!open && row.hold_open) ? 0 : NEVER,
    row.lead ? (row.lead_next_at ?? 0) : NEVER,
    row.money === 'refund_due' ? (row.refund_next_at ?? 0) : NEVER,
    mailDue(row.mails),
  ]
  return Math.min(...times)
}
