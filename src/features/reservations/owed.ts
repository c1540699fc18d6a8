import { endingNotice } from './holdEnd.rules'
import type { HoldEvent } from './hold.rules'
import { noteKind } from './leadNote'
import { owe } from './outbox'
import type { Reservation } from './row'
import type { OwedMail } from '@/core/letter/owedMails'

type MoneyState = Pick<Reservation, 'state' | 'money' | 'held_until'>

const ENDING = 'ending'

/** The mail before a hold ends, which waits for its time. */
export function oweEnding(key: string, to: string, held_until: number, now: number): OwedMail[] {
  const at = endingNotice(held_until, now)
  return at === null ? [] : owe(ENDING, key, to, at)
}

/** Without the one for an end that is no more. */
const stillDue = (mails: readonly OwedMail[], row: MoneyState, after: MoneyState): readonly OwedMail[] =>
  after.state === 'held' && after.held_until === row.held_until
    ? mails
    : mails.filter(({ kind, state }) => kind !== ENDING || state !== 'pending')

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
  const ending =
    what === 'granted' || what === 'extend' ? oweEnding(key, row.email, after.held_until, now) : []
  return [
    ...stillDue(row.mails, row, after),
    ...mails,
    ...ending,
    ...owe(noteKind(what, row.state !== 'pending'), key, 'the lead', now),
  ]
}
