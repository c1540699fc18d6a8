import { z } from 'zod'
import { textOrEmpty } from '@/core/dealer/rowShapes'
import { table } from '@/db/table'
import type { Clause, Row } from '@/db/tableTypes'
import { whoIsThere } from '@/features/leads/assignment.rules'
import { handoversSchema, type Handover } from '@/features/leads/handovers.rules'
import { topicsOf } from '@/features/leads/leadCategories.rules'
import { startLoop, type Loop } from '@/jobs/loop'
import { notify } from '@/jobs/notify'
import { log } from '@/lib/log'
import { locationsOf } from '@/features/leads/leadLocation'
import { changeLead } from '@/features/leads/leaseLead'
import { answeringAt } from '@/features/leads/locationClock'
import { colleaguesOf, withTurns } from './colleaguesOf'
import { rulesOf } from './rulesOf'
import { againAt } from './share'
import { takeTurn } from './takeTurn'
import { owedToNext } from './handoverMail'

const dueSchema = z.object({
  id: z.string(),
  tenant: z.string(),
  assigned_to: z.string().nullish(),
  again_at: z.number(),
})
type Due = z.output<typeof dueSchema>
const untouchedSchema = dueSchema.extend({
  state: z.string(),
  location_id: z.string().nullish(),
  form: textOrEmpty,
  category: textOrEmpty,
  subcategory: textOrEmpty,
  givings: handoversSchema,
})
type Untouched = z.output<typeof untouchedSchema>

/** Every act of a person empties `again_at`. */
const untouched = ({ again_at, assigned_to }: Due): Clause[] => [
  ['again_at', '=', again_at],
  ['assigned_to', '=', assigned_to ?? null],
]
const move = async (lead: Due, set: Row): Promise<number> =>
  (await table('leads')).update([['id', '=', lead.id], ...untouched(lead)], set)

/** To the one of its rule who has waited longest and has not had it. It stays where it is when there is nobody. */
async function moveOn(lead: Untouched, last: Handover, now: Date): Promise<unknown> {
  const rule = (await rulesOf(lead.tenant)).find(({ id }) => id === last.rule)
  if (!rule || lead.state !== 'new' || lead.assigned_to !== last.to) return move(lead, { again_at: null })
  const place = (await locationsOf(lead.tenant)).find(({ id }) => id === lead.location_id) ?? null
  const [people, { clock }] = await Promise.all([colleaguesOf(lead.tenant), answeringAt(place)])
  // Opening hours may have changed since: then it waits for the minutes that are left.
  const due = againAt(rule, clock, new Date(last.at))
  if (due === null || due > now.getTime()) return move(lead, { again_at: due })
  const at = { place: place?.id ?? null, topics: topicsOf(lead), at: now, zone: place?.timezone ?? null }
  const had = lead.givings.map(({ to }) => to)
  const taken = await takeTurn(
    lead.tenant,
    (turns) => whoIsThere(rule, withTurns(people, turns), at).find(({ id }) => !had.includes(id)) ?? null,
  )
  if (!taken) return move(lead, { again_at: null })
  const { id, name } = taken.person
  const handover: Handover = { at: now.toISOString(), to: id, name, rule: rule.id, title: rule.title }
  const input = {
    assigned_to: id,
    givings: [...lead.givings, handover],
    again_at: againAt(rule, clock, now),
  }
  const moved = await changeLead(
    lead.id,
    // One write stores the person and the mail, so that nobody gets a lead without hearing of it.
    async (row) => ({
      set: { ...input, ...(await owedToNext(row, { tenant: lead.tenant, to: id, at: now })) },
      result: 'moved' as const,
    }),
    untouched(lead),
  )
  return moved === 'moved' ? notify('deliveriesLoop') : taken.giveBack()
}

const AFTER_FAULT_MS = 60_000

/** One lead that nobody touched in time. False when none was due. A lead with a fault makes way for those of others. */
export async function shareAgainOnce(now: Date = new Date()): Promise<boolean> {
  const [row] = await (
    await table('leads')
  ).find([['again_at', '<=', now.getTime()]], { sort: [['again_at', 'asc']], limit: 1 })
  if (!row) return false
  try {
    const lead = untouchedSchema.parse(row)
    const last = lead.givings.at(-1)
    await (last ? moveOn(lead, last, now) : move(lead, { again_at: null }))
  } catch (error) {
    const due = dueSchema.parse(row)
    log.error({ err: error, tenant: due.tenant, lead: due.id }, 'lead not shared out again')
    await move(due, { again_at: now.getTime() + AFTER_FAULT_MS })
  }
  return true
}

const IDLE_MS = 5_000

export const startSharing = (): Loop => startLoop('sharing', () => shareAgainOnce(), IDLE_MS)
