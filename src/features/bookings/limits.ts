import type { Site } from '@/core/dealer/views'
import { env } from '@/env'
import { countEach, type Counted, type Limit } from '@/lib/limiter'
import { addressKey, byAddress, isOneSender, personKey } from '@/lib/limitKeys'
import { ownBookings } from './ownBookings'

const LIMITS = {
  /** Of one sender at one dealer: a seat is taken from everybody else, without money. */
  booked: { keyPrefix: 'booking-address', points: 6, duration: 24 * 3600 },
  /** Each move mails the shopper and the dealer. Counted by who moves it: others with the link take nothing from the shopper. */
  recipient: { keyPrefix: 'booking-move-recipient', points: 10, duration: 3600 },
  address: { keyPrefix: 'booking-move-address', points: 30, duration: 600 },
} satisfies Record<string, Limit>

export const countMove = (email: string, address: string): Promise<Counted> =>
  countEach(
    [[LIMITS.recipient, `${personKey(email)} ${addressKey(address)}`], ...byAddress(LIMITS.address, address)],
    env.redisUrl,
  )

/** After the proof. */
export const countBooking = (tenant: string, address: string): Promise<Counted> =>
  countEach(isOneSender(address) ? [[LIMITS.booked, `${tenant} ${addressKey(address)}`]] : [], env.redisUrl)

/** Two test drives, a service, and one for somebody in the family. */
const MOST_OPEN = 4

/** Epoch ms when this mailbox may book again: when the first of its bookings is over; 0 for now. */
export async function waitForBookings({ tenant }: Site, email: string, now: Date): Promise<number> {
  const [next, ...others] = await ownBookings(tenant.id, email, now)
  return next && others.length + 1 >= MOST_OPEN ? next.start : 0
}
