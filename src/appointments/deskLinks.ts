/** Staff book and move appointments for a caller on the pages for shoppers: the same rules and mails apply. */
import { listLocations } from '@/data/locations'
import { siteOfTenant } from '@/data/sites'
import { table } from '@/db/table'
import { bookingHref } from '@/domain/appointments/bookingPages'
import { offersBooking } from '@/domain/appointments/offers'
import { timetableOf } from '@/domain/appointments/locations'
import { KINDS } from '@/domain/appointments/rules'
import { KIND_WORDS } from '@/domain/appointments/words'
import { manageLink } from './mails/links'

export interface DeskLink {
  locationId: string
  label: string
  href: string
}

export async function deskLinks(tenantId: string): Promise<DeskLink[]> {
  const site = await siteOfTenant(tenantId)
  if (!site) return []
  const locations = await listLocations(site)
  return KINDS.filter((kind) => offersBooking(site.config, kind)).flatMap((kind) =>
    locations
      .filter((location) => timetableOf(location, kind))
      .map(({ id, slug }) => ({
        locationId: id,
        label: KIND_WORDS[kind].verb,
        href: `${site.origin}${bookingHref(kind, { location: slug })}`,
      })),
  )
}

/** The page that the shopper's mails lead to; null for no booking, and for one of a suspended dealer. */
export async function manageLinkOf(id: string): Promise<string | null> {
  const [row] = await (
    await table('appointments')
  ).find([['id', '=', id]], { fields: ['tenant', 'salt'], limit: 1 })
  const site = row && (await siteOfTenant(String(row.tenant)))
  return site ? manageLink(site, { salt: String(row.salt) }) : null
}
