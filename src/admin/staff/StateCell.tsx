import type { DefaultServerCellComponentProps, Payload } from 'payload'
import { cache } from 'react'
import { idOf, idsOf } from '@/access/ids'
import { lastUsed } from '@/access/login/sessions'
import { isAtLocations } from '@/access/roles'
import { staffOf } from '@/access/staff'
import { nameOf, shortNameOf } from '@/admin/fields/ReferenceCell'
import { ofRow, RowLink } from '@/admin/fields/RowLink'
import { Usual } from '@/admin/kit/list/Named'
import { dealerZone } from '@/admin/dealerZone'
import { listMoment } from '@/admin/staffMoment'
import { inviteState, STATE_WORDS } from '@/features/staff/invitation.rules'
import { readTogether } from '@/lib/readTogether'

/** Whose role is not tied to places works for all. */
export async function PlacesCell({ cellData, payload, rowData, ...cell }: DefaultServerCellComponentProps) {
  const staff = staffOf({ ...rowData, collection: 'users' })
  const ids = Array.isArray(cellData) ? cellData.flatMap((one) => idOf(one) ?? []) : []
  const names = await Promise.all(
    ids.map(async (id) => shortNameOf(payload, rowData, await nameOf(payload, 'locations', id))),
  )
  const all = staff && !isAtLocations(staff.role) ? 'All places' : 'No place'
  return <RowLink cell={{ ...cell, rowData }}>{names.join(', ') || all}</RowLink>
}

const TONE = { invited: 'is-warn', ended: 'is-bad', left: '' }

export function StateCell({ rowData }: Partial<DefaultServerCellComponentProps>) {
  // Payload also renders a cell without a row.
  if (!rowData) return null
  const state = inviteState(rowData)
  if (state === 'active') return <Usual words={STATE_WORDS.active} />
  return <span className={`fc-pill ${TONE[state]}`}>{STATE_WORDS[state]}</span>
}

/** The people of a list at once. */
const lastUsedOf = cache((payload: Payload) => readTogether((ids) => lastUsed(payload, ids)))

/** When the person last worked here; of who never signed in, and of who left long ago, nothing is known. */
export const LastHereCell = ofRow(async function LastHereCell({
  rowData,
  payload,
  ...cell
}: DefaultServerCellComponentProps) {
  const at = await lastUsedOf(payload)(String(rowData.id))
  const zone = await dealerZone(payload, idsOf(rowData.tenants)[0] ?? '')
  return (
    <RowLink cell={{ ...cell, rowData }}>
      {at ? (
        <span className="fc-when">{listMoment(at, zone, new Date())}</span>
      ) : (
        <span className="fc-pill is-warn">Never signed in</span>
      )}
    </RowLink>
  )
})
