import { table } from '@/db/table'
import type { Clause } from '@/db/tableTypes'
import type { Site } from '@/core/dealer/views'
import { DAY_MS } from '@/lib/time'
import { personKeys } from './cluster'

const LOOK_BACK_MS = 30 * DAY_MS

/** The person's newest lead that is still worked on: whoever calls about it makes no second one. The row's id. */
export async function openLeadOf(
  { tenant, config }: Pick<Site, 'tenant' | 'config'>,
  person: { email: string; phone: string },
  now: Date,
): Promise<string | null> {
  const keys = Object.entries(personKeys(person, config.country))
  const same = keys.flatMap(([name, value]): Clause[][] => (value ? [[[name, '=', value]]] : []))
  if (!same.length) return null
  const [lead] = await (
    await table('leads')
  ).find(
    [
      ['tenant', '=', tenant.id],
      ['state', 'in', ['new', 'contacted', 'appointment']],
      ['createdAt', '>=', new Date(now.getTime() - LOOK_BACK_MS).toISOString()],
      { any: same },
    ],
    { fields: ['id', 'merged_into'], sort: [['createdAt', 'desc']], limit: 1 },
  )
  return lead ? String(lead.merged_into ?? lead.id) : null
}
