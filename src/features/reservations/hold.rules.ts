/** The states of a reservation, and what each event changes. Times in epoch milliseconds. */

export const STATES = ['pending', 'held', 'completed', 'cancelled', 'expired'] as const
/** `open`: waits for the payment. `paid` stays after a sale, where the deposit comes off the price. */
export const MONEY = ['none', 'open', 'paid', 'refund_due', 'refunded', 'refund_failed'] as const
export type HoldState = (typeof STATES)[number]
export type Money = (typeof MONEY)[number]

/** How long a car waits for the payment of a reservation. */
export const PENDING_MS = 15 * 60_000

export interface HoldPosition {
  state: HoldState
  money: Money
  held_until: number
  paid_at: number | null
}

export type HoldEvent =
  | { kind: 'paid'; at: number }
  | { kind: 'granted'; until: number }
  | { kind: 'lost' }
  /** `unanswered`: the payment provider never said whether it was paid. */
  | { kind: 'ended'; at: number; unanswered?: boolean }
  | { kind: 'cancel' }
  | { kind: 'extend'; until: number }
  /** Its handover was moved or called off. */
  | { kind: 'follow'; until: number }
  | { kind: 'complete' }
  | { kind: 'refund' }
  | { kind: 'refunded' }
  | { kind: 'refund_failed' }

export const isOpen = ({ state }: Pick<HoldPosition, 'state'>): boolean =>
  state === 'pending' || state === 'held'

const back = (money: Money): Money => {
  if (money === 'paid') return 'refund_due'
  return money === 'open' ? 'none' : money
}

/** A payment that comes after the hold is over is refunded. */
function paid(now: HoldPosition, at: number): HoldPosition | null {
  if (now.money === 'open') return { ...now, money: 'paid', paid_at: at }
  if (now.money === 'none' && !isOpen(now)) return { ...now, money: 'refund_due', paid_at: at }
  return null
}

function ended(now: HoldPosition, at: number): HoldPosition | null {
  if (!isOpen(now) || at < now.held_until) return null
  // A payment in time is not lost because the provider reported it late.
  if (now.state === 'pending' && now.money === 'paid') return null
  return { ...now, state: 'expired', money: back(now.money) }
}

/** The status after the event; null when the event changes nothing (a repeated or late one). */
export function after(now: HoldPosition, event: HoldEvent): HoldPosition | null {
  switch (event.kind) {
    case 'paid':
      return paid(now, event.at)
    case 'granted':
      return now.state === 'pending' ? { ...now, state: 'held', held_until: event.until } : null
    case 'lost':
      return now.state === 'pending' ? { ...now, state: 'expired', money: back(now.money) } : null
    case 'ended':
      return ended(now, event.at)
    case 'cancel':
      return isOpen(now) ? { ...now, state: 'cancelled', money: back(now.money) } : null
    case 'extend':
    case 'follow':
      return now.state === 'held' ? { ...now, held_until: event.until } : null
    case 'complete':
      return now.state === 'held' ? { ...now, state: 'completed' } : null
    case 'refund':
      return now.money === 'paid' || now.money === 'refund_failed' ? { ...now, money: 'refund_due' } : null
    case 'refunded':
      return now.money === 'refund_due' ? { ...now, money: 'refunded' } : null
    case 'refund_failed':
      return now.money === 'refund_due' ? { ...now, money: 'refund_failed' } : null
  }
}

/** The event of a car that was marked sold, or withdrawn, while it was held. */
export const CAR_GONE = 'gone'

interface Reported {
  state: HoldState
  events: readonly { what: string; by: string }[]
}

/** Staff released it because the car went to somebody else. */
export const wasSoldAway = ({ state, events }: Reported): boolean =>
  state === 'cancelled' &&
  events.some(({ what }) => what === CAR_GONE) &&
  events.findLast(({ what }) => what === 'cancel')?.by !== 'shopper'
