/** Reads with the user's own access: what a role may not open is not found either. */
import type { Where } from 'payload'
import { formatMoney } from '@/domain/format'
import { wholeName } from '@/domain/leads/personName'
import { ownRows, type Reading } from '@/admin/ownRows'
import type { Asked } from './asked'

export interface Hit {
  href: string
  title: string
  detail: string
}
export interface Group {
  title: string
  hits: Hit[]
}

type Reader = Omit<Reading, 'now'>

const SHOWN = 8
const newest = { limit: SHOWN, sort: '-createdAt' }
const hrefOf = (slug: string, id: string): string => `/admin/collections/${slug}/${id}`
const joined = (...parts: (string | null | undefined)[]): string => parts.filter(Boolean).join(', ')

async function cars(reader: Reader, { text, code }: Asked): Promise<Hit[]> {
  const where: Where = {
    or: [{ stocknum: { contains: code } }, { regplate: { contains: code } }, { name: { like: text } }],
  }
  const rows = await ownRows(reader, 'cars', where, { limit: SHOWN, sort: '-updated_at' })
  return rows.map(({ id, name, stocknum, regplate, price }) => ({
    href: hrefOf('cars', id),
    title: name,
    detail: joined(stocknum, regplate, price ? formatMoney(price) : 'No price'),
  }))
}

const inName = (word: string): Where => ({
  or: [{ name: { contains: word } }, { last_name: { contains: word } }],
})

async function people(reader: Reader, { text, phone }: Asked): Promise<Hit[]> {
  const where: Where = {
    or: [
      { and: text.split(/\s+/).map(inName) },
      { email: { contains: text } },
      { lead_id: { equals: text.toUpperCase() } },
      ...(phone ? [{ phone: { contains: phone } }] : []),
    ],
  }
  const rows = await ownRows(reader, 'leads', where, newest)
  return rows.map(({ id, name, last_name, email, phone: number, category }) => ({
    href: hrefOf('leads', id),
    title: wholeName({ name, last_name }) || 'Somebody without a name',
    detail: joined(category, number, email),
  }))
}

async function offers(reader: Reader, { text }: Asked): Promise<Hit[]> {
  const rows = await ownRows(reader, 'offers', { name: { like: text } }, newest)
  return rows.map(({ id, name, price_text, _status }) => ({
    href: hrefOf('offers', id),
    title: name,
    detail: joined(_status === 'draft' ? 'Draft' : 'Published', price_text),
  }))
}

async function pages(reader: Reader, { text }: Asked): Promise<Hit[]> {
  const rows = await ownRows(reader, 'pages', { title: { like: text } }, newest)
  return rows.map(({ id, title, _status }) => ({
    href: hrefOf('pages', id),
    title,
    detail: _status === 'draft' ? 'Draft' : 'Published',
  }))
}

const GROUPS = [
  ['Cars', cars],
  ['People', people],
  ['Offers', offers],
  ['Pages', pages],
] as const

/** Groups with something in them, each with its newest rows. */
export async function searchFor(reader: Reader, asked: Asked): Promise<Group[]> {
  const groups = await Promise.all(
    GROUPS.map(async ([title, read]) => ({ title, hits: await read(reader, asked) })),
  )
  return groups.filter(({ hits }) => hits.length > 0)
}
