import { DateTime } from 'luxon'
import { formatMoney } from '@/domain/format'
import { locationMoment } from '@/domain/reserve/words'
import type { OwnDraw } from '@/domain/spin/draw'
import { phrase, t } from '@/lib/words'

export interface Going {
  kind: 'reservation' | 'appointment' | 'deal' | 'prize'
  title: string
  text: string
  /** Where it is continued, paid, changed or cancelled. */
  href: string | null
}

interface Reservation {
  reservation_id: string
  state: string
  car_name: string | null
  amount?: number | null
  held_until?: number | null
  /** The location that handles it; times are shown by its clock. */
  place?: { zone: string } | null
}
interface Appointment {
  kind: string
  state: string
  start: Date
  timezone: string | null
}

const STATES: Record<string, string> = {
  completed: phrase('Completed'),
  cancelled: phrase('Cancelled'),
  expired: phrase('The hold has ended'),
  refund_due: phrase('Cancelled, the refund is on its way'),
  refunded: phrase('Cancelled and refunded'),
}
const KINDS: Record<string, string> = {
  test_drive: phrase('Test drive'),
  service: phrase('Service booking'),
  inspection: phrase('Inspection'),
}

/** `Tue 24 Nov, 10:45 am`, in the dealer's zone. */
export const momentText = (at: Date | number, zone: string): string => {
  const moment = DateTime.fromMillis(Number(at), { zone, locale: 'en-AU' })
  const local = moment.isValid ? moment : DateTime.fromMillis(Number(at), { zone: 'utc', locale: 'en-AU' })
  return `${local.toFormat('ccc d LLL, h:mm')} ${local.hour < 12 ? 'am' : 'pm'}`
}

const reservationText = (
  { state, amount, held_until, place }: Reservation,
  zone: string,
  now: number,
): string => {
  if (state === 'pending') return t('Not paid yet')
  if (state !== 'held') return t(STATES[state] ?? state)
  const paid = amount ? ` ${t('{amount} paid.', { amount: formatMoney(amount) })}` : ''
  const isOver = !held_until || held_until <= now
  return isOver
    ? t('The hold has ended.{paid}', { paid })
    : t('Held until {moment}.{paid}', { moment: locationMoment(held_until, place?.zone ?? zone, zone), paid })
}

export const reservationGoing = (one: Reservation, href: string, zone: string, now: number): Going => ({
  kind: 'reservation',
  title: `${one.car_name ?? t('Reservation')}, ${one.reservation_id}`,
  text: reservationText(one, zone, now),
  href,
})

export const dealGoing = (
  { car_name, expires_at }: { car_name: string | null; expires_at: number },
  href: string,
  zone: string,
  placeZone: string,
): Going => ({
  kind: 'deal',
  title: t('Your deal: {car_name}', { car_name: car_name ?? t('a car') }),
  text: t('Not sent yet. Kept until {moment}.', { moment: locationMoment(expires_at, placeZone, zone) }),
  href,
})

export const appointmentGoing = (one: Appointment, zone: string): Going => ({
  kind: 'appointment',
  title: t(KINDS[one.kind] ?? 'Booking'),
  text: `${momentText(one.start, one.timezone ?? zone)}${one.state === 'cancelled' ? t(', cancelled') : ''}`,
  href: null,
})

export const isComing = ({ state, start }: Appointment, now: number): boolean =>
  state === 'booked' && start.getTime() > now

const CLAIMS: Record<string, string> = {
  handed_over: phrase('Handed over'),
  refused: phrase('Not handed over: ask us why'),
}

export const prizeGoing = ({ prize, reference, claim, detail }: OwnDraw): Going => ({
  kind: 'prize',
  title: t('You won: {prize}, {reference}', { prize, reference }),
  text: t(CLAIMS[claim] ?? (detail || 'Tell us the reference when you collect it.')),
  href: null,
})
