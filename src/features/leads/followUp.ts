/** When whoever has a lead is reminded of it, until shopper or staff answer: deliveries of the lead whose time comes. */
import { afterOpenMinutes, type Clock } from '@/core/place/hours/openMinutes'
import { DAY_MS, HOUR_MS } from '@/lib/time'
import type { Delivery, LeadFacts } from './types'

/** Two that opening hours push together are one. */
const APART_MS = 4 * HOUR_MS

/** Two open hours, a day and a week after; each when the place is open. */
export function followUps(from: Date, clock: Clock | undefined): Date[] {
  const open = (at: number, minutes: number): number =>
    (clock && afterOpenMinutes(clock, new Date(at), minutes)?.getTime()) ?? at + minutes * 60_000
  const start = from.getTime()
  const times = [open(start, 120), open(start + DAY_MS, 1), open(start + 7 * DAY_MS, 1)].sort((a, b) => a - b)
  return times
    .filter((time, nth) => nth === 0 || time - (times[nth - 1] ?? 0) >= APART_MS)
    .map((time) => new Date(time))
}

const isPlanned = ({ remind, state }: Pick<Delivery, 'remind' | 'state'>): boolean =>
  remind === true && state === 'pending'

/** Somebody answered, or the lead is closed. */
export const withoutFollowUps = (deliveries: readonly Delivery[]): Delivery[] =>
  deliveries.filter((one) => !isPlanned(one))

/** Empty where the dealer had none planned when the lead came. */
export function plannedFollowUps({ lead_id, dealer, clock, follow_up }: LeadFacts, from: Date): Delivery[] {
  if (!follow_up) return []
  return followUps(from, clock).map((time, nth) => {
    const at = time.toISOString()
    return {
      ...{ channel: 'notice', key: `${lead_id}-follow-${from.getTime()}-${nth}`, to: dealer.email },
      ...{ state: 'pending', attempts: 0, next_at: at, queued_at: at, remind: true },
    }
  })
}

/** ISO time; empty for none. */
export const nextFollowUp = (
  deliveries: readonly (Pick<Delivery, 'remind' | 'state'> & { next_at?: string | undefined })[],
): string =>
  deliveries
    .filter(isPlanned)
    .flatMap(({ next_at }) => next_at ?? [])
    .sort()[0] ?? ''
