/** What became of a booking, a reservation or its payment, on the lead: staff who ring the shopper see it there. */
import { table } from '@/db/table'
import type { Row } from '@/db/tableTypes'
import { deliveryColumns } from './deliveryRow'
import { withoutFollowUps } from './followUp'
import { leadRow } from './leadEntry'
import { entryFault, timelineSchema } from './leadTimeline.rules'
import { changeLead } from './leaseLead'
import { heardAt } from './snooze.rules'

export interface LeadNote {
  /** Who says so, for example `the booking`. */
  by: string
  tenant: string
  lead_id: string
  /** The same for the same change: it is noted once. */
  key: string
  at: Date
  text: string
  /** The new time, as the lead keeps it. */
  booking_date?: string
  /** The car was sold to its shopper: nobody is to act on it any more. */
  isWon?: boolean
}

/** As if a person had set it: nothing is due, and no follow-up goes. */
function won(row: Row, at: Date): Row {
  const { deliveries, responded_at } = leadRow.parse(row)
  return {
    ...{ state: 'won', again_at: null, back_at: null, asked_at: null },
    responded_at: responded_at ?? at,
    ...deliveryColumns(withoutFollowUps(deliveries)),
  }
}

/** The row of a lead by its reference. */
export async function idOfLead(tenant: string, lead_id: string): Promise<string | null> {
  const [lead] = await (
    await table('leads')
  ).find(
    [
      ['tenant', '=', tenant],
      ['lead_id', '=', lead_id],
    ],
    { fields: ['id'], limit: 1 },
  )
  return lead ? String(lead.id) : null
}

export async function noteOnLead(change: LeadNote): Promise<void> {
  const { tenant, lead_id, key, at, text, by, booking_date, isWon } = change
  const id = await idOfLead(tenant, lead_id)
  if (!id) return
  const stored = await changeLead(id, (row) => {
    const timeline = timelineSchema.parse(row.timeline ?? [])
    const fault = entryFault(timeline, { key })
    if (fault === 'known') return { set: {}, result: fault }
    const note = { key, at: at.toISOString(), kind: 'note' as const, text, by, by_id: '' }
    const entries = fault ? timeline : [...timeline, note]
    const news = { timeline: entries, ...heardAt(row.back_at, at) }
    return {
      set: { ...news, ...(booking_date ? { booking_date } : {}), ...(isWon && won(row, at)) },
      result: 'noted',
    }
  })
  if (stored === 'busy') throw new Error(`The lead ${lead_id} was busy`)
}
