/** The rows of one dealer that are about one person, found by an e-mail address, a phone number, or both. */
import { rowsInPieces } from '@/db/pieces'
import { table } from '@/db/table'
import type { Clause, Row } from '@/db/tableTypes'
import type { Country } from '@/core/dealer/country/country'
import { e164, phoneSpellings } from '@/core/place/phones/phones'
import { ALONE, LEADS, OF_LEADS, type PersonTable } from '@/core/person/personTables'

export interface PersonQuery {
  tenant: string
  country: Country
  email: string
  phone: string
}
export interface Found {
  table: PersonTable
  rows: Row[]
}

interface Keys {
  tenant: string
  country: Country
  emails: string[]
  phones: string[]
  accounts: string[]
  leads: string[]
  deals: string[]
}

function clausesOf({ email, phone, account, lead, deal }: PersonTable, keys: Keys): Clause[] {
  const any: Clause[][] = []
  if (email && keys.emails.length) any.push([[email, 'in', keys.emails]])
  if (phone && keys.phones.length) any.push([[phone, 'in', keys.phones]])
  if (account && keys.accounts.length) any.push([[account, 'in', keys.accounts]])
  if (lead && keys.leads.length) any.push([[lead, 'in', keys.leads]])
  if (deal && keys.deals.length) any.push([[deal, 'in', keys.deals]])
  return [['tenant', '=', keys.tenant], { any }]
}

/** Read in pieces: no column can be asked. */
async function typedRows({ slug, typed }: PersonTable, keys: Keys): Promise<Row[]> {
  if (!typed) return []
  const isTyped = (row: Row): boolean => {
    const by = typed(row)
    const isOwn = (number: string) => keys.phones.includes(e164(number, keys.country) ?? number)
    return by.emails.some((one) => keys.emails.includes(one)) || by.phones.some(isOwn)
  }
  const found: Row[] = []
  for await (const rows of rowsInPieces(slug, [['tenant', '=', keys.tenant]]))
    found.push(...rows.filter(isTyped))
  return found
}

async function read(of: PersonTable, keys: Keys): Promise<Found> {
  const rows = [...(await (await table(of.slug)).find(clausesOf(of, keys))), ...(await typedRows(of, keys))]
  return { table: of, rows: [...new Map(rows.map((row) => [row.id, row])).values()] }
}

const textsOf = (rows: readonly Row[], field: string): string[] =>
  rows.map((row) => row[field]).filter((value): value is string => typeof value === 'string' && value !== '')

async function accountsOf(keys: Keys): Promise<string[]> {
  const logins = [...keys.emails, ...keys.phones]
  const rows = await (
    await table('shopper-logins')
  ).find([
    ['tenant', '=', keys.tenant],
    ['login', 'in', logins],
  ])
  return textsOf(rows, 'shopper_id')
}

export async function findPerson({ tenant, country, email, phone }: PersonQuery): Promise<Found[]> {
  const [typed, number] = [email.trim(), phone.trim()]
  const known = number ? e164(number, country) : null
  const keys: Keys = {
    tenant,
    country,
    emails: typed ? [...new Set([typed, typed.toLowerCase()])] : [],
    phones: number ? [...new Set([number, ...(known ? phoneSpellings(known) : [])])] : [],
    accounts: [],
    leads: [],
    deals: [],
  }
  keys.accounts = await accountsOf(keys)
  const leads = await read(LEADS, keys)
  keys.leads = textsOf(leads.rows, 'lead_id')
  const ofLeads = await Promise.all(OF_LEADS.map((one) => read(one, keys)))
  keys.deals = ofLeads.flatMap(({ table: { slug }, rows }) =>
    slug === 'reservations' ? textsOf(rows, 'deal_id') : [],
  )
  const alone = await Promise.all(ALONE.map((one) => read(one, keys)))
  return [leads, ...ofLeads, ...alone].filter(({ rows }) => rows.length > 0)
}
