import type { DefaultServerCellComponentProps } from 'payload'
import { labelOf } from '@/fields/label'
import { RowLink } from '@/admin/fields/RowLink'

const TONES: Record<string, string> = {
  new: 'is-warn',
  won: 'is-good',
  appointment: 'is-good',
  spam: 'is-bad',
}

export function StateCell({ cellData, ...cell }: DefaultServerCellComponentProps) {
  const state = typeof cellData === 'string' ? cellData : ''
  return (
    <RowLink cell={cell}>
      {state ? <span className={`fc-pill ${TONES[state] ?? ''}`}>{labelOf(state)}</span> : '–'}
    </RowLink>
  )
}
