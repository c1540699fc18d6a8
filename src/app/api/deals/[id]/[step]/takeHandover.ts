import type { Car } from '@/core/car/car'
import type { Site } from '@/core/dealer/views'
import { book } from '@/features/bookings/book'
import { endOf, handoverAt } from '@/features/bookings/handover'
import type { DealAnswers } from '@/features/reservations/deals/answers.rules'
import type { TakenHandover } from '@/features/reservations/jsonShapes.rules'
import { isCollected } from '@/features/reservations/deals/steps.rules'

interface Wanted {
  deal_id: string
  car: Car
  answers: DealAnswers
  now: Date
}

/**
 * Takes the seat before the car is reserved, so that of two shoppers one gets the hour and the other chooses again with nothing
 * paid. It has no address yet: nobody is told before the reservation stands. Undefined: none is wanted; null: it is taken.
 */
export async function takeHandover(
  site: Site,
  { deal_id, car, answers, now }: Wanted,
): Promise<{ taken: TakenHandover; isNew: boolean } | undefined | null> {
  const { handover, details } = answers
  if (!site.config.purchase.handover || !handover?.start || !details || !isCollected(answers))
    return undefined
  const bookable = await handoverAt(site, car, now)
  if (!bookable) return null
  const input = { start: handover.start, name: details.name, email: '', phone: details.phone }
  const outcome = await book(
    site,
    { kind: 'handover', input, car, bookable, lead: null },
    { idempotencyKey: `handover ${deal_id} ${handover.start}`, at: now, admit: async () => null },
  )
  if (outcome.kind !== 'taken') return null
  const { booking, isNew } = outcome
  return { taken: { booking: booking.id, ends: endOf(booking) }, isNew }
}
