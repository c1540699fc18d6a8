import { idOf } from '@/access/ids'
import { fileColumns, selectOf, tableOf } from '@/admin/kit/list/columns'
import type { CsvCell } from '@/lib/csv'
import { namesOf } from '@/core/person/personName'
import { civilAt } from '@/core/place/hours/civil'
import { labelOf } from '@/fields/label'
import type { Lead } from '@/payload-types'
import { carNameOf } from './rows'

export interface ExportWords {
  zones: ReadonlyMap<string, string>
  people: ReadonlyMap<string, string>
}
const column = fileColumns<Lead, ExportWords>()

const zoneOf = ({ tenant }: Pick<Lead, 'tenant'>, { zones }: ExportWords): string =>
  zones.get(idOf(tenant) ?? '') ?? 'UTC'

/** `2026-11-23 09:05`: a spreadsheet sorts it, and the next column says whose clock it is. */
function moment(at: string | null | undefined, zone: string): string {
  if (!at) return ''
  const { date, clock } = civilAt(new Date(at), zone)
  return `${date} ${clock}`
}

function personOf({ assigned_to }: Pick<Lead, 'assigned_to'>, { people }: ExportWords): string {
  const person = idOf(assigned_to)
  return person ? (people.get(person) ?? 'A colleague') : ''
}

const COLUMNS = [
  column('Reference', ['lead_id'], ({ lead_id }) => lead_id),
  column('Received', ['createdAt', 'tenant'], (lead, words) => moment(lead.createdAt, zoneOf(lead, words))),
  column('First answer', ['responded_at', 'tenant'], (lead, words) =>
    moment(lead.responded_at, zoneOf(lead, words)),
  ),
  column('Time zone', ['tenant'], zoneOf),
  column('Status', ['state'], ({ state }) => labelOf(state)),
  column('About', ['category'], ({ category }) => category),
  column('More', ['subcategory'], ({ subcategory }) => subcategory),
  column('Source', ['came_from'], ({ came_from }) => came_from),
  column('First name', ['name', 'last_name'], (lead) => namesOf(lead)[0]),
  column('Last name', ['name', 'last_name'], (lead) => namesOf(lead)[1]),
  column('Email', ['email'], ({ email }) => email),
  column('Phone', ['phone'], ({ phone }) => phone),
  column('Prefers', ['PreferredContactMethod'], (lead) => lead.PreferredContactMethod),
  column('Message', ['message'], ({ message }) => message),
  column('Car', ['facts'], carNameOf),
  column('Stock number', ['stock_number'], ({ stock_number }) => stock_number),
  column('Location', ['location'], ({ location }) => location),
  column('Assigned to', ['assigned_to'], personOf),
  column('Agreed to marketing', ['opt_in'], ({ opt_in }) => (opt_in ? 'Yes' : 'No')),
]
export const EXPORTED = selectOf(COLUMNS)
export type ExportedLead = Pick<Lead, (typeof COLUMNS)[number]['needs'][number]>

export const exportTable = (leads: readonly ExportedLead[], words: ExportWords): CsvCell[][] =>
  tableOf<Lead, keyof ExportedLead, ExportWords>(COLUMNS, leads, words)
