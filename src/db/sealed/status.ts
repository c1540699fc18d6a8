import { rowKeys } from '@/lib/keyRing'
import { table } from '@/db/table'
import type { Clause } from '@/db/tableTypes'

/** How many leads the current secret has still to seal, and how many no configured secret opens. */
export async function sealedStatus(): Promise<{ waiting: number; unknown: number }> {
  const leads = await table('leads')
  const count = async (where: Clause[]): Promise<number> =>
    (await leads.find(where, { fields: ['id'] })).length
  const { current, previous } = rowKeys
  return {
    waiting: await count([{ any: [[['sealed_by', '=', null]], [['sealed_by', 'in', previous]]] }]),
    unknown: await count([
      ['sealed_by', '!=', null],
      ...[current, ...previous].map((id) => ['sealed_by', '!=', id] as const),
    ]),
  }
}
