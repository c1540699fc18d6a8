import type { Where } from 'payload'
import { ownRows } from '@/admin/ownRows'
import { foundSettings } from '@/core/dealer/settings/find'
import { countryIn, inCountry } from '@/core/dealer/settings/inCountry'
import { SECTIONS } from '@/core/dealer/settings/sections'
import { ROLE } from '@/access/roles'
import { inviteState, STATE_WORDS } from '@/features/staff/invitation.rules'
import { rowHref } from '@/lib/adminHrefs'
import type { SearchTerms } from './asked'
import { byName, joined, SHOWN, type Hit, type Reader } from './hit'

export async function colleagues(reader: Reader, { text }: SearchTerms): Promise<Hit[]> {
  const where: Where = { or: [{ name: { like: text } }, { email: { contains: text } }] }
  const rows = await ownRows(reader, 'users', where, byName)
  return rows.map((row) => ({
    href: rowHref('users', row.id),
    title: row.name,
    detail: joined(ROLE[row.role].name, STATE_WORDS[inviteState(row)], row.email),
  }))
}

export async function places(reader: Reader, { text }: SearchTerms): Promise<Hit[]> {
  const where: Where = { or: [{ name: { like: text } }, { 'address.city': { contains: text } }] }
  const rows = await ownRows(reader, 'locations', where, byName)
  return rows.map(({ id, name, address, contact_detail }) => ({
    href: rowHref('locations', id),
    title: name,
    detail: joined(address?.city, contact_detail?.phone),
  }))
}

export async function settings(reader: Reader, { text }: SearchTerms): Promise<Hit[]> {
  const dealers = await ownRows(reader, 'tenants', {}, byName)
  return dealers
    .flatMap((dealer) =>
      foundSettings(inCountry(SECTIONS, countryIn(dealer.config)), text).map(({ key, title, groups }) => ({
        href: `${rowHref('tenants', dealer.id)}#settings-${key}`,
        title: dealers.length > 1 ? `${title}, ${dealer.name}` : title,
        detail: groups
          .flatMap(({ fields }) => fields.map(({ label }) => label))
          .slice(0, 3)
          .join(', '),
      })),
    )
    .slice(0, SHOWN)
}
