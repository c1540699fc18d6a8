/** Changes of a lead from the audit log, which every save writes. */
import type { Payload, Where } from 'payload'
import { recordOf } from '@/access/ids'
import { gaveText } from '@/features/leads/handovers.rules'
import { labelOf } from '@/fields/label'
import type { LeadEvent } from './events'

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const to = (diff: unknown, field: string): string | null => {
  const change = recordOf(recordOf(diff)[field])
  return 'to' in change ? text(change.to) : null
}

async function namesOf(payload: Payload, ids: string[]): Promise<Map<string, string>> {
  if (!ids.length) return new Map()
  const { docs } = await payload.find({
    collection: 'users',
    where: { id: { in: [...new Set(ids)] } },
    depth: 0,
    limit: 100,
    pagination: false,
    overrideAccess: true,
  })
  return new Map(docs.map(({ id, name }) => [id, name]))
}

export async function changesOf(payload: Payload, leadId: string): Promise<LeadEvent[]> {
  const own: Where[] = [{ entity: { equals: 'leads' } }, { doc_id: { equals: leadId } }]
  const { docs } = await payload.find({
    collection: 'audit-log',
    where: { and: own },
    sort: '-createdAt',
    depth: 0,
    limit: 50,
    overrideAccess: true,
  })
  const names = await namesOf(
    payload,
    docs.flatMap(({ user_id, diff }) => [text(user_id), text(to(diff, 'assigned_to'))]).filter(Boolean),
  )
  return docs.flatMap(({ id, createdAt, diff, user_id, who }) => {
    const by = names.get(text(user_id)) ?? who
    const [state, assigned] = [to(diff, 'state'), to(diff, 'assigned_to')]
    return [
      ...(state ? [{ key: `${id}-state`, at: createdAt, title: `${by} set it to “${labelOf(state)}”` }] : []),
      ...(assigned === null
        ? []
        : [
            {
              key: `${id}-to`,
              at: createdAt,
              title: gaveText({
                by,
                to: assigned ? (names.get(assigned) ?? 'somebody') : null,
                isOwn: assigned !== '' && assigned === user_id,
              }),
            },
          ]),
    ]
  })
}
