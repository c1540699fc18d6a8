import type { DefaultServerCellComponentProps } from 'payload'
import { labelOf } from '../../fields/label'

const TONES: Record<string, string> = {
  new: 'is-warn',
  won: 'is-good',
  appointment: 'is-good',
  spam: 'is-bad',
}

export function StateCell({ cellData }: DefaultServerCellComponentProps) {
  return typeof cellData === 'string' ? (
    <span className={`fc-pill ${TONES[cellData] ?? ''}`}>{labelOf(cellData)}</span>
  ) : null
}
