import { formatMoney } from '@/core/money/format'
import type { Going, NamedCar, NextStep } from '@/core/person/going'
import { locationMoment } from '@/core/place/moments'
import { phrase, t } from '@/lib/words'

interface Reservation {
  reservation_id: string
  state: string
  car_name: string | null
  car_slug: string | null
  amount?: number | null
  held_until?: number | null
  /** The location that handles it; times are shown by its clock. */
  place?: { zone: string; name?: string; address?: string } | null
}
const STATES: Record<string, string> = {
  completed: phrase('Completed'),
  cancelled: phrase('Cancelled'),
  expired: phrase('The hold has ended'),
  refund_due: phrase('Cancelled, the refund is on its way'),
  refunded: phrase('Cancelled and refunded'),
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
    : t('Held until {moment}.{paid}', {
        moment: locationMoment(held_until, place?.zone ?? zone, zone),
        paid,
      })
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
  place: [one.place?.name, one.place?.address].filter(Boolean).join(', ') || null,
  next: { label: t(RESERVATION_STEPS[one.state] ?? 'Open'), href },
})

/** `sheet`: the PDF of its car, while there is one. */
export const reservationPapers = (
  { deal_id }: { deal_id: string | null },
  href: string,
  sheet: string | null,
): NextStep[] => [
  ...(deal_id ? [{ label: t('What was agreed'), href: `${href}#agreed` }] : []),
  ...(sheet ? [{ label: t('Its sheet as a PDF'), href: sheet }] : []),
]

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
  place: null,
  next: { label: t('Go on with it'), href },
})
