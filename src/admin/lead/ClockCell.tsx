import type { DefaultServerCellComponentProps } from 'payload'
import { RowLink } from '@/admin/fields/RowLink'
import { clockedLeadSchema } from './clockedLead'
import { clockOf } from './hoursOf'

export async function ClockCell({ payload, ...cell }: DefaultServerCellComponentProps) {
  const lead = clockedLeadSchema.safeParse(cell.rowData)
  const clock = lead.success ? await clockOf(payload, lead.data, new Date()) : null
  return (
    <RowLink cell={cell}>
      {clock ? <span className={`fc-clock is-${clock.tone}`}>{clock.text}</span> : '–'}
    </RowLink>
  )
}
