/** Staff move a booking for a caller on the page for shoppers: the same rules and mails apply. */
import { siteOfTenant } from '@/core/dealer/read/sites'
import { table } from '@/db/table'
import { manageLink } from '@/features/bookings/letters/links'

/** The page that the shopper's mails lead to; null for no booking, and for one of a suspended dealer. */
export async function manageLinkOf(id: string): Promise<string | null> {
  const [row] = await (
    await table('bookings')
  ).find([['id', '=', id]], { fields: ['tenant', 'salt'], limit: 1 })
  const site = row && (await siteOfTenant(String(row.tenant)))
  return site ? manageLink(site, { salt: String(row.salt) }) : null
}
