/** Reads with the user's own access: a role finds only what it may open. */
import type { CollectionSlug, Where } from 'payload'
import { idOf } from '@/access/ids'
import { dealerZone } from '@/admin/dealerZone'
import { formatMoney } from '@/core/money/format'
import { wholeName } from '@/core/person/personName'
import { offerState } from '@/features/offers/offerState.rules'
import { personalNumber, personalWords } from '@/admin/list/personalWords'
import { ownRows } from '@/admin/ownRows'
import { rowHref } from '@/lib/adminHrefs'
import { acts } from './acts'
import type { SearchTerms } from './asked'
import { bookings } from './bookings'
import { joined, newest, SHOWN, type Hit, type Reader } from './hit'
import { colleagues, places, settings } from './places'

export interface Group {
  title: string
  hits: Hit[]
}

type Read = (reader: Reader, asked: SearchTerms) => Promise<Hit[]>

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
      const state = offerState(_status, offer, zone, new Date())
      return { href: rowHref('offers', id), title: name, detail: joined(state, price_text) }
    }),
  )
}

async function pages(reader: Reader, { text }: SearchTerms): Promise<Hit[]> {
  const rows = await ownRows(reader, 'pages', { title: { like: text } }, newest)
  return rows.map(({ id, title, _status }) => ({
    href: rowHref('pages', id),
    title,
    detail: _status === 'draft' ? 'Draft' : 'Published',
  }))
}

async function posts(reader: Reader, { text }: SearchTerms): Promise<Hit[]> {
  const rows = await ownRows(reader, 'posts', { title: { like: text } }, newest)
  return rows.map(({ id, title, category, _status }) => ({
    href: rowHref('posts', id),
    title,
    detail: joined(_status === 'draft' ? 'Draft' : 'Published', category),
  }))
}

const GROUPS: readonly [title: string, slug: CollectionSlug, read: Read][] = [
  ['Cars', 'cars', cars],
  ['People', 'leads', people],
  ['Bookings', 'appointments', bookings],
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

/** Groups with results; actions come first, then rows, newest first. */
export async function searchFor(reader: Reader, asked: SearchTerms): Promise<Group[]> {
  const found = await Promise.all(
    GROUPS.filter(([, slug]) => hasScreen(reader, slug)).map(async ([title, , read]) => ({
      title,
      hits: await read(reader, asked),
    })),
  )
  const groups = [{ title: 'Actions', hits: acts(reader.user, asked) }, ...found]
  return groups.filter(({ hits }) => hits.length > 0)
}
