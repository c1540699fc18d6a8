import { table } from '@/db/table'
import { mailboxOf } from '@/lib/limitKeys'
import { locationMoment } from '@/domain/reserve/words'
import type { Site } from '@/domain/views'
import { manageLink } from './mails/links'

/** The next test drive that the mailbox of a reservation has booked of its car: for mails alone, since nobody has shown that the mailbox is theirs. */
export async function driveOf(
  site: Site,
  row: { tenant: string; car_id: string; email: string; held_until: number },
  now: number,
): Promise<{ when: string; link: string; afterHold: boolean } | null> {
  const rows = await (
    await table('appointments')
  ).find(
    [
      ['tenant', '=', row.tenant],
      ['car_id', '=', row.car_id],
      ['state', '=', 'booked'],
      ['start', '>', new Date(now).toISOString()],
    ],
    { fields: ['email', 'start', 'timezone', 'salt'], sort: [['start', 'asc']] },
  )
  const own = rows.find(({ email }) => mailboxOf(String(email ?? '')) === mailboxOf(row.email))
  if (!own) return null
  const start = Date.parse(String(own.start))
  return {
    when: locationMoment(start, String(own.timezone), site.config.timezone),
    link: manageLink(site, { salt: String(own.salt) }),
    afterHold: start > row.held_until,
  }
}
