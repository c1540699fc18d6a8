import type { DefaultServerCellComponentProps } from 'payload'
import { idOf } from '@/access/ids'
import { isAtLocations } from '@/access/roles'
import { staffOf } from '@/access/staff'
import { nameOf } from '@/admin/fields/ReferenceCell'
import { RowLink } from '@/admin/fields/RowLink'
import { inviteState, STATE_WORDS } from '@/features/staff/invitation.rules'

/** Whose role is not tied to places works for all. */
export async function PlacesCell({ cellData, payload, rowData, ...cell }: DefaultServerCellComponentProps) {
  const staff = staffOf({ ...rowData, collection: 'users' })
  const ids = Array.isArray(cellData) ? cellData.flatMap((one) => idOf(one) ?? []) : []
  const names = await Promise.all(ids.map((id) => nameOf(payload, 'locations', id)))
  const all = staff && !isAtLocations(staff.role) ? 'All places' : 'No place'
  return <RowLink cell={{ ...cell, rowData }}>{names.join(', ') || all}</RowLink>
}

const TONE = { active: 'is-good', invited: 'is-warn', ended: 'is-bad', left: '' }

export function StateCell({ rowData }: Partial<DefaultServerCellComponentProps>) {
  // Payload also renders a cell without a row.
  if (!rowData) return null
  const state = inviteState(rowData)
  return <span className={`fc-pill ${TONE[state]}`}>{STATE_WORDS[state]}</span>
}
