import { table } from '@/db/table'
import { AGAIN, untilWritten } from '@/db/untilWritten'
import type { Colleague } from '@/features/leads/assignment.rules'
import { inTurn } from '@/lib/inTurn'
import { turnsOf } from './colleaguesOf'

export interface Taken {
  person: Colleague
  /** For a lead that was not stored after all. */
  giveBack(): Promise<void>
}

/** False when another lead took this person's turn meanwhile. */
async function spend(tenant: string, person: string, before: number | undefined, turn: number) {
  const turns = await table('lead-turns')
  if (before === undefined) return (await turns.insert({ tenant, person, turn })) !== null
  const own = [
    ['tenant', '=', tenant],
    ['person', '=', person],
    ['turn', '=', before],
  ] as const
  return (await turns.update(own, { turn })) === 1
}

async function take(tenant: string, choose: (turns: Map<string, number>) => Colleague | null) {
  return untilWritten('The turns of a dealer', async () => {
    const turns = await turnsOf(tenant)
    const person = choose(turns)
    if (!person) return null
    const before = turns.get(person.id)
    const turn = Math.max(0, ...turns.values()) + 1
    if (!(await spend(tenant, person.id, before, turn))) return AGAIN
    return { person, giveBack: async () => void (await spend(tenant, person.id, turn, before ?? 0)) }
  })
}

/** Two leads never take one turn: those of a process follow each other, those of two meet in the row. */
export const takeTurn = (
  tenant: string,
  choose: (turns: Map<string, number>) => Colleague | null,
): Promise<Taken | null> => inTurn(`lead turns ${tenant}`, () => take(tenant, choose))
