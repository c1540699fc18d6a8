import type { Site } from '@/core/dealer/views'
import { manageLink } from '@/features/bookings/letters/links'
import { ownBookings } from './ownBookings'
import { locationMoment } from '@/core/place/moments'

/** The next test drive that the mailbox of a reservation has booked of its car: for mails alone, since nobody has shown that the mailbox is theirs. */
export async function driveOf(
  site: Site,
  row: { tenant: string; car_id: string; email: string; held_until: number },
  now: number,
): Promise<{ when: string; link: string; afterHold: boolean } | null> {
  const [drive] = await ownBookings(row.tenant, row.email, new Date(now), row.car_id)
  if (!drive) return null
  return {
    when: locationMoment(drive.start, drive.timezone, site.config.timezone),
    link: manageLink(site, drive),
    afterHold: drive.start > row.held_until,
  }
}
