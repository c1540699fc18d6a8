import type { Payload, TypedUser, Where } from 'payload'
import { ofAllDealers } from '@/access/shown'
import { ownRows } from '@/admin/ownRows'
import { reservationDoc } from '@/admin/reservations/reservationDoc'
import { heldWords, moneyWords } from '@/admin/reservations/standingWords'
import { staffMoment } from '@/admin/staffMoment'
import { withHourOfNow } from '@/features/bookings/handover'
import { rowHref } from '@/lib/adminHrefs'

interface Props {
  payload: Payload
  user: TypedUser
  zone: string
  lead: { tenant: string; lead_id: string }
}

/** Where the reservation of a lead stands now: what the lead says of it was written when it came. */
export async function ReservationNow({ payload, user, zone, lead: { tenant, lead_id } }: Props) {
  const where: Where = { and: [{ tenant: { equals: tenant } }, { lead_id: { equals: lead_id } }] }
  const [found] = await ownRows({ payload, user: ofAllDealers(user) }, 'reservations', where)
  const row = reservationDoc.safeParse(found).data
  if (!row) return null
  const handover = (await withHourOfNow(row.deal.filter((line) => line.handover)))[0]
  return (
    <p>
      <a href={rowHref('reservations', row.id)}>Reservation {row.reservation_id}</a>
      {': '}
      {heldWords(row, (at) => staffMoment(at, zone))}. {moneyWords(row)}
      {handover && ` ${handover.title}: ${handover.text}.`}
    </p>
  )
}
