import type { Where, CollectionSlug } from 'payload'
import { idOf } from '@/access/ids'
import { dealerZone } from '@/admin/dealerZone'
import { ownRows } from '@/admin/ownRows'
import { staffMoment } from '@/admin/staffMoment'
import { KIND_WORDS } from '@/core/place/moments'
import { labelOf } from '@/fields/label'
import { rowHref } from '@/lib/adminHrefs'
import { countryIn } from '@/core/dealer/country/country'
import { foundSettings } from '@/core/settings/find'
import { inCountry } from '@/core/settings/inCountry'
import { SECTIONS } from '@/core/settings/sections'
import { ROLE } from '@/access/roles'
import { inviteState, STATE_WORDS } from '@/features/staff/invitation.rules'
import { formatMoney } from '@/core/money/format'
import { wholeName } from '@/core/person/personName'
import { rowState } from '@/admin/kit/list/rowState'
import { personalNumber, personalWords } from '@/admin/kit/list/personalWords'
import type { SearchTerms } from './searchTerms'
import { joined, SHOWN, type Hit, type Reader, byName, newest } from './hit'
import type { OpenLine } from '@/admin/frame/menuGroups'
import { acts, screens } from './acts'

/** By the visitor's name, the car, the plate or the reference; latest first. */
async function bookings(reader: Reader, { text, code, phone }: SearchTerms): Promise<Hit[]> {
  const where: Where = {
    or: [
      { name: { like: text } },
      { car_name: { like: text } },
      { email: { contains: text } },
      { reference: { equals: text.toUpperCase() } },
      { rego: { contains: code } },
      ...(phone ? [{ phone: { contains: phone } }] : []),
    ],
  }
  const rows = await ownRows(reader, 'bookings', where, { limit: SHOWN, sort: '-start' })
  return Promise.all(
    rows.map(async ({ id, tenant, timezone, name, kind, start, state, car_name }) => ({
      href: rowHref('bookings', id),
      title: name || 'Somebody without a name',
      detail: joined(
        KIND_WORDS[kind].one,
        staffMoment(start, timezone || (await dealerZone(reader.payload, idOf(tenant) ?? ''))),
        car_name,
        labelOf(state),
      ),
    })),
  )
}

async function colleagues(reader: Reader, { text }: SearchTerms): Promise<Hit[]> {
  const where: Where = { or: [{ name: { like: text } }, { email: { contains: text } }] }
  const rows = await ownRows(reader, 'users', where, byName)
  return rows.map((row) => ({
    href: rowHref('users', row.id),
    title: row.name,
    detail: joined(ROLE[row.role].name, STATE_WORDS[inviteState(row)], row.email),
  }))
}

async function places(reader: Reader, { text }: SearchTerms): Promise<Hit[]> {
  const where: Where = { or: [{ name: { like: text } }, { 'address.city': { contains: text } }] }
  const rows = await ownRows(reader, 'locations', where, byName)
  return rows.map(({ id, name, address, contact_detail }) => ({
    href: rowHref('locations', id),
    title: name,
    detail: joined(address?.city, contact_detail?.phone),
  }))
}

async function settings(reader: Reader, { text }: SearchTerms): Promise<Hit[]> {
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

/** Reads with the user's own access: a role finds only what it may open. */

export interface Group {
  title: string
  hits: Hit[]
}

type Read = (reader: Reader, requested: SearchTerms) => Promise<Hit[]>

async function cars(reader: Reader, { text, code }: SearchTerms): Promise<Hit[]> {
  const where: Where = {
    or: [{ stocknum: { contains: code } }, { regplate: { contains: code } }, { name: { like: text } }],
  }
  const rows = await ownRows(reader, 'cars', where, { limit: SHOWN, sort: '-updated_at' })
  return rows.map(({ id, name, stocknum, regplate, price }) => ({
    href: rowHref('cars', id),
    title: name,
    detail: joined(stocknum, regplate, price ? formatMoney(price) : 'No price'),
  }))
}

async function people(reader: Reader, { text }: SearchTerms): Promise<Hit[]> {
  const where: Where = {
    or: [...personalWords('p', text), ...personalNumber(text), { lead_id: { equals: text.toUpperCase() } }],
  }
  const rows = await ownRows(reader, 'leads', where, newest)
  return rows.map(({ id, name, last_name, email, phone: number, category }) => ({
    href: rowHref('leads', id),
    title: wholeName({ name, last_name }) || 'Somebody without a name',
    detail: joined(category, number, email),
  }))
}

async function offers(reader: Reader, { text }: SearchTerms): Promise<Hit[]> {
  const rows = await ownRows(reader, 'offers', { name: { like: text } }, newest)
  return Promise.all(
    rows.map(async ({ id, name, price_text, _status, ...offer }) => {
      const zone = await dealerZone(reader.payload, idOf(offer.tenant) ?? '')
      const run = { first: offer.starts_at ?? null, last: offer.ends_at ?? null }
      const { words, note } = rowState(_status, run, zone, new Date())
      return { href: rowHref('offers', id), title: name, detail: joined(words, note, price_text) }
    }),
  )
}

async function pages(reader: Reader, { text }: SearchTerms): Promise<Hit[]> {
  const rows = await ownRows(reader, 'pages', { title: { like: text } }, newest)
  return rows.map(({ id, title, _status }) => ({
    href: rowHref('pages', id),
    title,
    detail: _status === 'draft' ? 'Draft' : 'Live',
  }))
}

async function posts(reader: Reader, { text }: SearchTerms): Promise<Hit[]> {
  const rows = await ownRows(reader, 'posts', { title: { like: text } }, newest)
  return rows.map(({ id, title, category, _status }) => ({
    href: rowHref('posts', id),
    title,
    detail: joined(_status === 'draft' ? 'Draft' : 'Live', category),
  }))
}

const GROUPS: readonly [title: string, slug: CollectionSlug, read: Read][] = [
  ['Cars', 'cars', cars],
  ['People', 'leads', people],
  ['Bookings', 'bookings', bookings],
  ['Offers', 'offers', offers],
  ['Pages', 'pages', pages],
  ['Posts', 'posts', posts],
  ['Locations', 'locations', places],
  ['Team', 'users', colleagues],
  ['Settings', 'tenants', settings],
]

/** A role may read more than it has screens for: the address of a hidden collection leads nowhere. */
function hasScreen({ payload, user }: Reader, slug: CollectionSlug): boolean {
  const { hidden } = payload.collections[slug].config.admin
  return typeof hidden === 'function' ? !hidden({ user: { ...user, sessions: [] } }) : !hidden
}

/** Groups with results; actions and the screens that the person may open come first, then rows, newest first. */
export async function searchFor(
  reader: Reader,
  requested: SearchTerms,
  open: readonly OpenLine[] = [],
): Promise<Group[]> {
  const found = await Promise.all(
    GROUPS.filter(([, slug]) => hasScreen(reader, slug)).map(async ([title, , read]) => ({
      title,
      hits: await read(reader, requested),
    })),
  )
  const groups = [
    { title: 'Actions', hits: acts(reader.user, requested) },
    { title: 'Screens', hits: screens(open, requested) },
    ...found,
  ]
  return groups.filter(({ hits }) => hits.length > 0)
}
