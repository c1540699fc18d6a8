import type { UIFieldServerProps } from 'payload'
import { zoneWords } from '@/core/place/moments'
import { dealerZone } from '@/admin/dealerZone'
import { staffMoment } from '@/admin/staffMoment'
import { dealerAdmins, worksAs } from '@/access/rules'
import { staffOf } from '@/access/staff'
import { ActionButtons } from './ActionButtons'
import { withHourOfNow } from '@/features/bookings/handover'
import { heldAgain } from '@/features/reservations/holdEnd.rules'
import { clockOf } from '@/features/reservations/place'
import { reservationDoc } from './reservationDoc'
import { heldWords, moneyWords } from './standingWords'
import { actionsFor } from './actionsFor'

const EVENT_WORDS: Record<string, string> = {
  started: 'Started online',
  granted: 'Held',
  paid: 'Paid online',
  lost: 'Too late, another shopper has the car',
  ended: 'Time ended',
  cancel: 'Cancelled',
  extend: 'Held longer',
  follow: 'Held until the handover, which was moved or cancelled',
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
export async function ReservationActions({ data, payload, user }: UIFieldServerProps) {
  const parsed = reservationDoc.safeParse(data)
  if (!parsed.success) return null
  const row = parsed.data
  const zone = await dealerZone(payload, row.tenant)
  // The fields below are of the dealer's clock, too.
  const when = (at: number): string => staffMoment(at, zone)
  const staff = staffOf(user)
  const mayRefund = worksAs(staff, dealerAdmins)
  const now = Date.now()
  const [deal, clock] = await Promise.all([withHourOfNow(row.deal), clockOf(row.location_id ?? null)])
  const until = heldAgain(row, clock, now)
  const again = row.state === 'held' && until <= row.held_until ? null : when(until)
  return (
    <div className="fc fc--field">
      <section className="fc-card" aria-labelledby="hold-title">
        <header>
          <h2 id="hold-title">{heldWords(row, when)}</h2>
          <span className="fc-pill">{row.reservation_id}</span>
        </header>
        <p>All times are {zoneWords(zone)}.</p>
        <p>{moneyWords(row)}</p>
        {deal.length > 0 && (
          <ul aria-label="The deal">
            {deal.map(({ title, text }) => (
              <li key={title}>
                <b>{title}:</b> {text}
              </li>
            ))}
          </ul>
        )}
        <ActionButtons id={row.id} actions={actionsFor(row, mayRefund, again)} />
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
