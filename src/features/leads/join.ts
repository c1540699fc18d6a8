/** Two leads of one person: one stays, the other points to it. Nothing moves: it can be taken apart, and each keeps its consent. */
import { table } from '@/db/table'
import type { Row } from '@/db/tableTypes'
import { changeLead } from './leaseLead'
import { entryFault, type TimelineEntry, timelineSchema } from './leadTimeline.rules'
import { waitsSince } from './replyClock.rules'

interface Joined {
  id: string
  tenant: string
  lead_id: string
}
interface By {
  name: string
  id: string
  at: Date
}

function noted(row: Row, text: string, { name, id, at }: By): Row {
  const timeline = timelineSchema.parse(row.timeline ?? [])
  const note: TimelineEntry = {
    ...{ key: `join-${at.getTime()}`, at: at.toISOString(), kind: 'note', text, by: name, by_id: id },
  }
  return entryFault(timeline, note) ? {} : { timeline: [...timeline, note] }
}

/** Who waits for an answer waits on at the lead that stays, which is written first: a crash in between hides nobody. */
export async function joinLead(
  stays: Joined,
  other: Joined & { merged_into?: unknown } & Parameters<typeof waitsSince>[0],
  by: By,
): Promise<'joined' | 'busy'> {
  const since = waitsSince(other)
  if (other.merged_into === stays.id) return 'joined'
  const kept = await changeLead(stays.id, (row) => ({
    set: {
      ...noted(row, `${other.lead_id} was joined into this lead.`, by),
      ...(since && !waitsSince(row) && { asked_at: Date.parse(since) }),
    },
    result: 'joined',
  }))
  if (kept === 'busy') return kept
  const done = await changeLead<'joined'>(other.id, (row) => ({
    set: {
      ...{ merged_into: stays.id, again_at: null, back_at: null, asked_at: null },
      ...noted(row, `Joined into ${stays.lead_id}.`, by),
    },
    result: 'joined',
  }))
  if (done === 'joined')
    await (
      await table('leads')
    ).update(
      [
        ['tenant', '=', stays.tenant],
        ['merged_into', '=', other.id],
      ],
      { merged_into: stays.id },
    )
  return done
}

/** Both leads say so. */
export async function partLead(id: string, by: By): Promise<'parted' | 'busy'> {
  const into = await changeLead<{ id: string; lead_id: string } | null>(id, (row) => ({
    set: row.merged_into ? { merged_into: null, ...noted(row, 'It is a lead of its own again.', by) } : {},
    result: row.merged_into ? { id: String(row.merged_into), lead_id: String(row.lead_id) } : null,
  }))
  if (into === 'busy') return into
  if (into)
    await changeLead(into.id, (row) => ({
      set: noted(row, `${into.lead_id} was taken out of this lead.`, by),
      result: 'parted',
    }))
  return 'parted'
}
