/** A hold belongs to the browser that made it from the first moment: a cookie has the keys of its reservations. */
import { readHold } from '@/core/car/rows/holdRows'
import { isHeld } from '@/core/car/derive'
import type { Site } from '@/core/dealer/views'
import { env } from '@/env'
import { notify } from '@/jobs/notify'
import { ownKey, ownLinksCookie } from '@/lib/ownLinks'
import { changeReservation } from './change'
import { owe } from './owing'
import { statusPath } from './payUrl'
import { isLinkKey, linkKey } from './reference'
import { findReservation, type Reservation } from './row'
import { locationMoment } from '@/core/place/moments'

const SECURE = env.mode === 'production'

/** The browser that made a reservation, or opened its link, has its key in a cookie. */
export const ownHoldCookie = (
  cookies: string | null,
  { tenant, reservation_id }: Pick<Reservation, 'tenant' | 'reservation_id'>,
): string => ownLinksCookie(cookies, reservation_id, linkKey(tenant, reservation_id), SECURE)

export const isOwn = (cookies: string | null, tenant: string, reference: string): boolean =>
  isLinkKey(tenant, reference, ownKey(cookies, reference, SECURE))

/** The reservation by which this browser holds the car now; null for everybody else. `now` in epoch ms. */
export async function ownHoldOf(
  { tenant }: Pick<Site, 'tenant'>,
  carId: string,
  cookies: string | null,
  now: number,
): Promise<Reservation | null> {
  const hold = await readHold(tenant.id, carId)
  if (!hold?.hold_by || !isHeld(hold, now / 1000) || !isOwn(cookies, tenant.id, hold.hold_by)) return null
  return findReservation(tenant.id, hold.hold_by)
}

const MOST_LINKS = 3

/** Whoever types the mailbox of a hold in another browser is not answered with its link: the mailbox gets it once more. */
export async function mailOwnLink({ id }: Pick<Reservation, 'id'>, now: number): Promise<void> {
  await changeReservation(id, ({ reservation_id, state, email, mails, version }) => {
    const sent = mails.filter(({ kind }) => kind === 'link').length
    if ((state !== 'pending' && state !== 'held') || sent >= MOST_LINKS) return null
    return { mails: [...mails, ...owe('link', `${reservation_id}-${version}`, email, now)] }
  })
  notify('reservationsLoop')
}

/** What the browser keeps of it, so that the car's page, which is the same for all, can show it there. */
export const holdNote = (row: Reservation, { config }: Pick<Site, 'config'>) => ({
  slug: row.car_slug,
  href: statusPath(row),
  until: row.held_until,
  untilText: locationMoment(row.held_until, row.place.zone, config.timezone),
  waits: row.state === 'pending',
})
