import type { DealAnswers } from './answers.rules'
import { isOpen } from '@/features/reservations/hold.rules'
import type { Site } from '@/core/dealer/views'
import { findReservation, type Reservation } from '@/features/reservations/row'
import { changeDeal, storedUntil, type Deal } from './row'

/** The reservation that the deal led to, while it stands: the deal cannot change during that time. */
export async function statusOf({ tenant, reservation_id }: Deal): Promise<Reservation | null> {
  const row = reservation_id ? await findReservation(tenant, reservation_id) : null
  return row && (isOpen(row) || row.state === 'completed') ? row : null
}

/** Stores the answers of one step beside those of the others. Null when the deal has been sent. */
export async function answerDeal(
  site: Site,
  deal: Deal,
  answers: Partial<DealAnswers>,
  shopper_id: string | null,
  now: number,
): Promise<Deal | null> {
  if (await statusOf(deal)) return null
  const sent = deal.reservation_id
  return changeDeal(deal.id, (current) =>
    current.reservation_id === sent
      ? {
          answers: { ...current.answers, ...answers },
          shopper_id: current.shopper_id ?? shopper_id,
          expires_at: storedUntil(site, now),
        }
      : null,
  )
}
