import { z } from 'zod'
import { table } from '@/db/table'
import type { Row } from '@/db/tableTypes'
import { whoIsThere } from '@/domain/leads/assignment'
import { givingsSchema, type Giving } from '@/domain/leads/givings'
import { startLoop, type Loop } from '@/jobs/loop'
import { placesOf } from '@/leads/leadLocation'
import { answeringAt } from '@/leads/locationClock'
import { colleaguesOf, withTurns } from './colleaguesOf'
import { rulesOf } from './rulesOf'
import { againAt } from './share'
import { takeTurn } from './takeTurn'
import { tellNext } from './tellGiven'

const untouchedSchema = z.object({
  id: z.string(),
  tenant: z.string(),
  state: z.string(),
  location_id: z.string().nullish(),
  assigned_to: z.string().nullish(),
  givings: givingsSchema,
  again_at: z.number(),
})
type Untouched = z.output<typeof untouchedSchema>

/** Only if nobody acted meanwhile: every act of a person empties `again_at`. */
const move = async ({ id, again_at, assigned_to }: Untouched, set: Row): Promise<boolean> =>
  (await (
    await table('leads')
  ).update(
    [
      ['id', '=', id],
      ['again_at', '=', again_at],
      ['assigned_to', '=', assigned_to ?? null],
    ],
    set,
  )) === 1

/** To the one of its rule who has waited longest and has not had it. It stays where it is when there is nobody. */
async function moveOn(lead: Untouched, last: Giving, now: Date): Promise<unknown> {
  const rule = (await rulesOf(lead.tenant)).find(({ id }) => id === last.rule)
  if (!rule || lead.state !== 'new' || lead.assigned_to !== last.to) return move(lead, { again_at: null })
  const place = (await placesOf(lead.tenant)).find(({ id }) => id === lead.location_id) ?? null
  const [people, { clock }] = await Promise.all([colleaguesOf(lead.tenant), answeringAt(lead.tenant, place)])
  // Opening hours may have changed since: then it waits for the minutes that are left.
  const due = againAt(rule, clock, new Date(last.at))
  if (due === null || due > now.getTime()) return move(lead, { again_at: due })
  const at = { place: place?.id ?? null, at: now, zone: place?.timezone ?? null }
  const had = lead.givings.map(({ to }) => to)
  const taken = await takeTurn(
    lead.tenant,
    (turns) => whoIsThere(rule, withTurns(people, turns), at).find(({ id }) => !had.includes(id)) ?? null,
  )
  if (!taken) return move(lead, { again_at: null })
  const { id, name } = taken.person
  const giving: Giving = { at: now.toISOString(), to: id, name, rule: rule.id, title: rule.title }
  const moved = await move(lead, {
    assigned_to: id,
    givings: [...lead.givings, giving],
    again_at: againAt(rule, clock, now),
  })
  return moved ? tellNext(lead.id, lead.tenant, id, now) : taken.giveBack()
}

/** One lead that nobody touched in time. False when none was due. */
export async function shareAgainOnce(now: Date = new Date()): Promise<boolean> {
  const [row] = await (
    await table('leads')
  ).find([['again_at', '<=', now.getTime()]], { sort: [['again_at', 'asc']], limit: 1 })
  if (!row) return false
  const lead = untouchedSchema.parse(row)
  const last = lead.givings.at(-1)
  await (last ? moveOn(lead, last, now) : move(lead, { again_at: null }))
  return true
}

const IDLE_MS = 5_000

export const startSharing = (): Loop => startLoop('sharing', () => shareAgainOnce(), IDLE_MS)
