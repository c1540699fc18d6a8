import type { Going, NamedCar } from '@/core/person/going'
import { locationMoment } from '@/core/place/moments'
import { phrase, t } from '@/lib/words'

interface Booking {
  reference: string
  kind: string
  state: string
  start: Date
  timezone: string | null
}

const KINDS: Record<string, string> = {
  test_drive: phrase('Test drive'),
  service: phrase('Service booking'),
  inspection: phrase('Inspection'),
  handover: phrase('Handover'),
}

const bookingState = (one: Booking, now: number): string => {
  if (one.state === 'cancelled') return t(', cancelled')
  return isComing(one, now) ? '' : t(', over')
}

/** `place`: name and address. `again`: where another time is booked; null where the dealer takes no such bookings any more. */
export const bookingGoing = (
  one: Booking,
  car: NamedCar | null,
  { manage, again, place }: { manage: string; again: string | null; place: string | null },
  zone: string,
  now: number,
): Going => ({
  kind: 'booking',
  title: [t(KINDS[one.kind] ?? 'Booking'), one.reference].filter(Boolean).join(' '),
  car,
  text: `${locationMoment(one.start.getTime(), one.timezone ?? zone, zone)}${bookingState(one, now)}`,
  place,
  next: isComing(one, now)
    ? { label: t('Move or cancel it'), href: manage }
    : again === null
      ? null
      : { label: t('Book another time'), href: again },
})

/** What comes is first, the soonest at the top; then what was, the newest first. */
export const inOrderOfTime = <One extends Booking>(all: readonly One[], now: number): One[] => {
  const coming = all.filter((one) => isComing(one, now))
  const over = all.filter((one) => !isComing(one, now))
  const byStart = (a: One, b: One): number => a.start.getTime() - b.start.getTime()
  return [...coming.toSorted(byStart), ...over.toSorted((a, b) => byStart(b, a))]
}

const isComing = ({ state, start }: Pick<Booking, 'state' | 'start'>, now: number): boolean =>
  state === 'booked' && start.getTime() > now
