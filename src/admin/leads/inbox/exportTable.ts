import type { CsvCell } from '@/lib/csv'
import { namesOf } from '@/core/person/personName'
import { civilAt } from '@/core/place/hours/civil'
import { idOf } from '@/access/ids'
import { labelOf } from '@/fields/label'
import type { Lead } from '@/payload-types'
import { carNameOf } from './rows'

export const EXPORTED = {
  tenant: true,
  lead_id: true,
  createdAt: true,
  responded_at: true,
  state: true,
  category: true,
  subcategory: true,
  came_from: true,
  name: true,
  last_name: true,
  email: true,
  phone: true,
  PreferredContactMethod: true,
  message: true,
  facts: true,
  stock_number: true,
  location: true,
  assigned_to: true,
  opt_in: true,
} as const
export type ExportedLead = Pick<Lead, keyof typeof EXPORTED>

const HEAD = [
  'Reference',
  'Received',
  'First answer',
  'Time zone',
  'Status',
  'About',
  'More',
  'Source',
  'First name',
  'Last name',
  'Email',
  'Phone',
  'Prefers',
  'Message',
  'Car',
  'Stock number',
  'Location',
  'Assigned to',
  'Agreed to marketing',
]

/** `2026-11-23 09:05`: a spreadsheet sorts it, and the next column says whose clock it is. */
function moment(at: string | null | undefined, zone: string): string {
  if (!at) return ''
  const { date, clock } = civilAt(new Date(at), zone)
  return `${date} ${clock}`
}

export interface ExportWords {
  zones: ReadonlyMap<string, string>
  people: ReadonlyMap<string, string>
}

export function exportTable(leads: readonly ExportedLead[], { zones, people }: ExportWords): CsvCell[][] {
  const rows = leads.map((lead): CsvCell[] => {
    const zone = zones.get(idOf(lead.tenant) ?? '') ?? 'UTC'
    const person = idOf(lead.assigned_to)
    return [
      lead.lead_id,
      moment(lead.createdAt, zone),
      moment(lead.responded_at, zone),
      zone,
      labelOf(lead.state),
      lead.category,
      lead.subcategory,
      lead.came_from,
      ...namesOf(lead),
      lead.email,
      lead.phone,
      lead.PreferredContactMethod,
      lead.message,
      carNameOf(lead),
      lead.stock_number,
      lead.location,
      person ? (people.get(person) ?? 'A colleague') : '',
      lead.opt_in ? 'Yes' : 'No',
    ]
  })
  return [HEAD, ...rows]
}
