import type { Payload, TypedUser } from 'payload'
import type { ReplyClock } from '@/domain/leads/replyClock'
import { isRecord } from '@/lib/isRecord'
import { clockedLeadSchema } from '@/admin/lead/clockedLead'
import { clockOf } from '@/admin/lead/hoursOf'

export interface LeadLine {
  id: string
  name: string
  wants: string
  about: string
  location: string
  clock: ReplyClock
  taken: string
}
export interface NewLeads {
  total: number
  overdue: number
  lines: LeadLine[]
}

/** At most this many clocks are computed, for the oldest leads: those are the overdue ones. */
const READ = 200
const ORDER = { overdue: 0, waiting: 1, answered: 2 } as const
const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const carName = (facts: unknown): string =>
  isRecord(facts) && isRecord(facts.car) ? text(facts.car.name) : ''
/** Sales staff may not read the names of other staff. */
const nameOf = (person: unknown): string =>
  isRecord(person) ? text(person.name) : person ? 'A colleague' : ''

/** Reads with the user's own access: throws for a role that may not read leads. */
export async function newLeadsFor(
  payload: Payload,
  user: TypedUser,
  shown: number,
  now: Date,
): Promise<NewLeads> {
  const { docs, totalDocs } = await payload.find({
    collection: 'leads',
    where: { state: { equals: 'new' }, responded_at: { exists: false } },
    sort: 'createdAt',
    limit: READ,
    depth: 1,
    user,
    overrideAccess: false,
  })
  const lines = await Promise.all(
    docs.map(async (lead): Promise<LeadLine[]> => {
      const clocked = clockedLeadSchema.safeParse(lead)
      const clock = clocked.success ? await clockOf(payload, clocked.data, now) : null
      if (!clock) return []
      return [
        {
          id: lead.id,
          name: text(lead.name),
          wants: text(lead.category),
          about: carName(lead.facts),
          location: text(lead.location),
          clock,
          taken: nameOf(lead.assigned_to),
        },
      ]
    }),
  )
  const all = lines.flat()
  return {
    total: totalDocs,
    overdue: all.filter(({ clock }) => clock.state === 'overdue').length,
    lines: all.sort((a, b) => ORDER[a.clock.state] - ORDER[b.clock.state]).slice(0, shown),
  }
}
