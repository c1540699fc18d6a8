import type { HoldEvent } from '@/domain/reserve/hold'
import type { OwedMail } from '@/domain/reserve/jsonShapes'
import { noteKind } from './leadNote'
import { owe } from './outbox'
import type { Reservation } from './row'

type MoneyState = Pick<Reservation, 'state' | 'money'>

/** `dealer-…` go to the dealership, the others to the shopper. */
function mailKinds(before: MoneyState, after: MoneyState, event: HoldEvent['kind']): string[] {
  const paidBack = after.money === 'refund_due' && before.money !== 'refund_due'
  switch (event) {
    case 'granted':
    case 'extend':
      return ['held', 'dealer-held']
    case 'lost':
      return paidBack ? ['late', 'dealer-unpaid'] : ['dealer-unpaid']
    case 'paid':
      return paidBack ? ['late'] : []
    case 'ended':
    case 'cancel':
      if (before.state === 'held') return [event === 'ended' ? 'expired' : 'cancelled', 'dealer-ended']
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

export function mailsOwed(
  row: Reservation,
  after: MoneyState,
  event: HoldEvent['kind'],
  now: number,
): OwedMail[] {
  const key = `${row.reservation_id}-${row.version}`
  const mails = mailKinds(row, after, event).flatMap((kind) =>
    owe(kind, key, kind.startsWith('dealer-') ? row.place.email : row.email, now),
  )
  return [...mails, ...owe(noteKind(event, row.state !== 'pending'), key, 'the lead', now)]
}
