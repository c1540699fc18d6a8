import type { UIFieldServerProps } from 'payload'
import { formatMoney } from '@/core/money/format'
import { zoneWords } from '@/core/place/moments'
import { dealerZone } from '@/admin/dealerZone'
import { staffMoment } from '@/admin/staffMoment'
import { dealerAdmins, worksAs } from '@/access/rules'
import { staffOf } from '@/access/staff'
import { ActionButtons } from './ActionButtons'
import { reservationDoc, type ReservationDoc } from './reservationDoc'
import { actionsFor } from './actionsFor'

const MONEY_WORDS: Record<ReservationDoc['money'], (amount: string) => string> = {
  none: () => 'Nothing was paid online.',
  open: (amount) => `The deposit of ${amount} is not paid yet.`,
  paid: (amount) => `${amount} is paid.`,
  refund_due: (amount) => `The refund of ${amount} is on its way.`,
  refunded: (amount) => `${amount} went back to the shopper.`,
  refund_failed: (amount) =>
    `The refund of ${amount} failed for three days: try it again, or send it by hand.`,
}
const EVENT_WORDS: Record<string, string> = {
  started: 'Started online',
  granted: 'Held',
  paid: 'Paid online',
  lost: 'Too late, another shopper has the car',
  ended: 'Time ended',
  cancel: 'Cancelled',
  extend: 'Time started again',
  gone: 'The car was marked sold or withdrawn: staff were notified by email',
  complete: 'Sold to the shopper',
  refund: 'Refund asked for',
  refunded: 'Refunded',
  refund_failed: 'Refund failed',
}

/** Staff have names; these are parts of the program. */
const BY_WORDS: Record<string, string> = {
  shopper: 'the shopper',
  provider: 'the payment service',
  clock: 'the clock',
}
const OVER_WORDS: Record<string, string> = {
  completed: 'Sold to this shopper',
  cancelled: 'Released',
  expired: 'Not held: its time is over',
}

const held = ({ state, held_until }: ReservationDoc, when: (at: number) => string): string => {
  const until = when(held_until)
  if (state === 'held') return `Held until ${until}`
  return state === 'pending' ? `Waits for its payment until ${until}` : (OVER_WORDS[state] ?? 'Not held')
}

export async function ReservationActions({ data, payload, user }: UIFieldServerProps) {
  const parsed = reservationDoc.safeParse(data)
  if (!parsed.success) return null
  const row = parsed.data
  const zone = await dealerZone(payload, row.tenant)
  // The fields below are of the dealer's clock, too.
  const when = (at: number): string => staffMoment(at, zone)
  const staff = staffOf(user)
  const mayRefund = worksAs(staff, dealerAdmins)
  return (
    <div className="fc fc--field">
      <section className="fc-card" aria-labelledby="hold-title">
        <header>
          <h2 id="hold-title">{held(row, when)}</h2>
          <span className="fc-pill">{row.reservation_id}</span>
        </header>
        <p>All times are {zoneWords(zone)}.</p>
        <p>{MONEY_WORDS[row.money](formatMoney(row.amount))}</p>
        {row.deal.length > 0 && (
          <ul aria-label="The deal">
            {row.deal.map(({ title, text }) => (
              <li key={title}>
                <b>{title}:</b> {text}
              </li>
            ))}
          </ul>
        )}
        <ActionButtons id={row.id} actions={actionsFor(row, mayRefund)} />
        <ul>
          {row.events.map(({ at, what, by }) => (
            <li key={`${at} ${what}`}>
              {when(at)}: {EVENT_WORDS[what] ?? what}, by {BY_WORDS[by] ?? by}
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
