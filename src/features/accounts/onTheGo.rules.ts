import { formatMoney } from '@/core/money/format'
import type { OwnDraw } from '@/features/spin/draw.rules'
import { phrase, t } from '@/lib/words'
import { locationMoment } from '@/core/place/moments'

/** A car as a row of the account names it; without an address when the site no longer shows it. */
export interface NamedCar {
  name: string
  href: string | null
}
export interface NextStep {
  label: string
  href: string
}
export interface Going {
  kind: 'reservation' | 'appointment' | 'deal' | 'prize'
  title: string
  car: NamedCar | null
  text: string
  /** Where it is continued, paid, changed or cancelled. */
  next: NextStep | null
}

interface Reservation {
  reservation_id: string
  state: string
  car_name: string | null
  car_slug: string | null
  amount?: number | null
  held_until?: number | null
  /** The location that handles it; times are shown by its clock. */
  place?: { zone: string } | null
}
interface Appointment {
  reference: string
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

const carOf = (name: string | null, slug: string | null): NamedCar | null =>
  name ? { name, href: slug && `/cars/${slug}` } : null

const RESERVATION_STEPS: Record<string, string> = {
  pending: phrase('Pay or cancel it'),
  held: phrase('Open or cancel it'),
}

export const reservationGoing = (one: Reservation, href: string, zone: string, now: number): Going => ({
  kind: 'reservation',
  title: t('Reservation {reservation_id}', { reservation_id: one.reservation_id }),
  car: carOf(one.car_name, one.car_slug),
  text: reservationText(one, zone, now),
  next: { label: t(RESERVATION_STEPS[one.state] ?? 'Open'), href },
})

interface Deal {
  car_name: string | null
  car_slug: string | null
  expires_at: number
}

export const dealGoing = (
  { car_name, car_slug, expires_at }: Deal,
  href: string,
  zone: string,
  placeZone: string,
): Going => ({
  kind: 'deal',
  title: t('Your deal'),
  car: carOf(car_name, car_slug),
  text: t('Not sent yet. Kept until {moment}.', { moment: locationMoment(expires_at, placeZone, zone) }),
  next: { label: t('Go on with it'), href },
})

const bookingState = (one: Appointment, now: number): string => {
  if (one.state === 'cancelled') return t(', cancelled')
  return isComing(one, now) ? '' : t(', over')
}

/** `again`: where another time is booked; null where the dealer takes no such bookings any more. */
export const appointmentGoing = (
  one: Appointment,
  car: NamedCar | null,
  { manage, again }: { manage: string; again: string | null },
  zone: string,
  now: number,
): Going => ({
  kind: 'appointment',
  title: [t(KINDS[one.kind] ?? 'Booking'), one.reference].filter(Boolean).join(' '),
  car,
  text: `${locationMoment(one.start.getTime(), one.timezone ?? zone, zone)}${bookingState(one, now)}`,
  next: isComing(one, now)
    ? { label: t('Move or cancel it'), href: manage }
    : again === null
      ? null
      : { label: t('Book another time'), href: again },
})

/** What comes is first, the soonest at the top; then what was, the newest first. */
export const inOrderOfTime = <One extends Appointment>(all: readonly One[], now: number): One[] => {
  const coming = all.filter((one) => isComing(one, now))
  const over = all.filter((one) => !isComing(one, now))
  const byStart = (a: One, b: One): number => a.start.getTime() - b.start.getTime()
  return [...coming.toSorted(byStart), ...over.toSorted((a, b) => byStart(b, a))]
}

const isComing = ({ state, start }: Pick<Appointment, 'state' | 'start'>, now: number): boolean =>
  state === 'booked' && start.getTime() > now

const CLAIMS: Record<string, string> = {
  handed_over: phrase('Handed over'),
  refused: phrase('Not handed over: ask us why'),
}

export const prizeGoing = ({ prize, reference, claim, detail }: OwnDraw): Going => ({
  kind: 'prize',
  title: t('You won: {prize}, {reference}', { prize, reference }),
  car: null,
  text: t(CLAIMS[claim] ?? (detail || 'Tell us the reference when you collect it.')),
  next: null,
})
