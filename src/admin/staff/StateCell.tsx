import type { DefaultServerCellComponentProps } from 'payload'
import { inviteState, STATE_WORDS } from '@/features/staff/invitation.rules'

const TONE = { active: 'is-good', invited: 'is-warn', ended: 'is-bad', left: '' }

export function StateCell({ rowData }: Partial<DefaultServerCellComponentProps>) {
  // Payload also renders a cell without a row.
  if (!rowData) return null
  const state = inviteState(rowData)
  return <span className={`fc-pill ${TONE[state]}`}>{STATE_WORDS[state]}</span>
}
