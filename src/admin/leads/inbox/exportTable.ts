/** The file of the inbox: each column is its heading and its cell, from the table of a lead's fields. */
import type { CsvCell } from '@/lib/csv'
import { idOf } from '@/access/ids'
import { inOrder, leadNames, type LeadTable, type Order } from '@/core/person/leadField'
import { LEAD_FIELDS } from '@/core/person/leadFields'
import { namesOf } from '@/core/person/personName'
import { civilAt } from '@/core/dealer/country/civil'
import { labelOf } from '@/fields/label'
import type { Lead } from '@/payload-types'
import { carNameOf } from './rows'

const ORDER: Order<typeof LEAD_FIELDS & typeof BESIDE> = [
  ['lead_id', 'createdAt', 'responded_at', 'zone', 'state', 'category', 'subcategory', 'came_from'],
  ['name', 'last_name', 'email', 'phone', 'PreferredContactMethod', 'message', 'car', 'stock_number'],
  ['location', 'assigned_to', 'opt_in'],
]

type Cell = (lead: ExportedLead, words: ExportWords) => CsvCell
export interface ExportWords {
  zones: ReadonlyMap<string, string>
  people: ReadonlyMap<string, string>
}

const zoneOf: Cell = ({ tenant }, { zones }) => zones.get(idOf(tenant) ?? '') ?? 'UTC'

/** Columns that are no field of a lead. */
const BESIDE = {
  zone: ['Time zone', zoneOf],
  car: ['Car', (lead) => carNameOf(lead)],
} as const satisfies Record<string, readonly [head: string, cell: Cell]>

/** Cells that say more than the stored value. */
const CELLS: Partial<Record<string, Cell>> = {
  state: ({ state }) => labelOf(state),
  name: (lead) => namesOf(lead)[0],
  last_name: (lead) => namesOf(lead)[1],
  assigned_to({ assigned_to }, { people }) {
    const person = idOf(assigned_to)
    return person ? (people.get(person) ?? 'A colleague') : ''
  },
}

/** `2026-11-23 09:05`: a spreadsheet sorts it, and a column beside it says whose clock it is. */
function moment(at: unknown, zone: CsvCell): string {
  if (typeof at !== 'string') return ''
  const { date, clock } = civilAt(new Date(at), String(zone))
  return `${date} ${clock}`
}

function cellOf(name: string, table: LeadTable): Cell {
  const { type } = table[name] ?? {}
  return (lead, words) => {
    const value: unknown = Reflect.get(lead, name)
    if (type === 'moment') return moment(value, zoneOf(lead, words))
    if (type === 'tick') return value ? 'Yes' : 'No'
    return typeof value === 'number' || typeof value === 'string' ? value : null
  }
}

const exported = (table: LeadTable) => leadNames(table, ({ csv }) => csv !== null)

/** The columns to read. */
export const EXPORTED: Record<string, true> = Object.fromEntries(
  ['tenant', 'facts', ...exported(LEAD_FIELDS)].map((name) => [name, true]),
)
export type ExportedLead = Pick<Lead, 'tenant' | 'state' | 'assigned_to' | 'name' | 'last_name' | 'facts'>

export function exportTable(
  leads: readonly ExportedLead[],
  words: ExportWords,
  table: LeadTable = LEAD_FIELDS,
): CsvCell[][] {
  const beside = new Map<string, readonly [string, Cell]>(Object.entries(BESIDE))
  const columns = inOrder([...exported(table), ...beside.keys()], ORDER).map(
    (name) => beside.get(name) ?? ([table[name]?.csv ?? '', CELLS[name] ?? cellOf(name, table)] as const),
  )
  return [columns.map(([head]) => head), ...leads.map((lead) => columns.map(([, cell]) => cell(lead, words)))]
}
