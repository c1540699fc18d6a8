import type { DefaultServerCellComponentProps } from 'payload'
import { clockedLeadSchema } from './clockedLead'
import { clockOf } from './hoursOf'

/** How long somebody has waited, in a list. */
export async function ClockCell({ rowData, payload }: DefaultServerCellComponentProps) {
  const lead = clockedLeadSchema.safeParse(rowData)
  const clock = lead.success ? await clockOf(payload, lead.data, new Date()) : null
  return clock ? <span className={`fc-clock is-${clock.tone}`}>{clock.text}</span> : <span>–</span>
}
