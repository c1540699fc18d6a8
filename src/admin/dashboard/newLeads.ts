import type { Payload, TypedUser } from 'payload'
import { idOf } from '@/access/ids'
import { peopleOf } from '@/admin/leads/inbox/people'
import { needsAnswer } from '@/admin/leads/inbox/where'
import { wholeName } from '@/core/person/personName'
import type { ReplyClock } from '@/features/leads/replyClock.rules'
import { replyOrder } from '@/features/leads/replyOrder.rules'
import { isRecord } from '@/lib/isRecord'
import { clockedLeadSchema, clockOf, duesOf, isWaiting } from '@/admin/leads/hoursOf'
import { leadDocSchema } from '@/admin/leads/leadDoc'
import { readTemplates, replyTexts } from '@/admin/leads/replyTexts'
import type { Reply } from './ReplyRow'

export interface LeadLine extends Reply {
  wants: string
  about: string
  location: string
  clock: ReplyClock
  taken: string
  isOthers: boolean
}

export interface NewLeads {
  total: number
  overdue: number
  lines: LeadLine[]
}

/** The most clocks that are computed, for the oldest leads: those are the overdue ones. */
const READ = 200
const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const carName = (facts: unknown): string =>
  isRecord(facts) && isRecord(facts.car) ? text(facts.car.name) : ''

/** Where an answer goes, and what it begins with: the dealer's first text that fits. Each dealer's texts are read once. */
function replies(payload: Payload, user: TypedUser) {
  const read = new Map<string, ReturnType<typeof readTemplates>>()
  const templatesOf = (tenant: string) => {
    const found = read.get(tenant) ?? readTemplates(payload, user, tenant)
    read.set(tenant, found)
    return found
  }
  return async (lead: unknown): Promise<Pick<Reply, 'email' | 'ready'>> => {
    const parsed = leadDocSchema.safeParse(lead)
    if (!parsed.success || !parsed.data.email) return { email: '', ready: '' }
    const texts = replyTexts(await templatesOf(parsed.data.tenant), user, parsed.data)
    return { email: parsed.data.email, ready: texts.find(({ lacksCar }) => !lacksCar)?.text ?? '' }
  }
}

/** Reads with the user's own access: throws for a role that may not read leads. */
export async function newLeadsFor(
  payload: Payload,
  user: TypedUser,
  shown: number,
  now: Date,
): Promise<NewLeads> {
  const own = { collection: 'leads', user, overrideAccess: false } as const
  const [{ docs, totalDocs }, people] = await Promise.all([
    payload.find({ ...own, where: needsAnswer(now), sort: 'createdAt', limit: READ, depth: 0 }),
    peopleOf(payload, user),
  ])
  const names = new Map(people)
  const waiting = docs.flatMap((lead) => {
    const { data: clocked } = clockedLeadSchema.safeParse(lead)
    return clocked ? [{ lead, clocked }] : []
  })
  const dues = await duesOf(
    payload,
    waiting.map(({ clocked }) => clocked),
  )
  const first = waiting
    .map(({ lead, clocked }, at) => {
      const person = idOf(lead.assigned_to)
      return {
        lead,
        clocked,
        person,
        isOthers: person !== null && person !== user.id,
        due: dues[at] ?? Infinity,
      }
    })
    .sort(replyOrder(now.getTime()))
    .slice(0, shown)
  const replyTo = replies(payload, user)
  const lines = await Promise.all(
    first.map(async ({ lead, clocked, person, isOthers }): Promise<LeadLine[]> => {
      const clock = await clockOf(payload, clocked, now)
      if (!clock) return []
      return [
        {
          id: lead.id,
          name: wholeName(lead) || 'Without a name',
          wants: text(lead.category),
          about: carName(lead.facts),
          location: text(lead.location),
          clock,
          taken: person ? (names.get(person) ?? 'A colleague') : '',
          isOthers,
          ...(await replyTo(isOthers ? null : lead)),
        },
      ]
    }),
  )
  return {
    total: totalDocs,
    // Whoever was answered and comes back is due, but no answer is late.
    overdue: waiting.filter(
      ({ clocked }, at) => isWaiting(clocked) && (dues[at] ?? Infinity) <= now.getTime(),
    ).length,
    lines: lines.flat(),
  }
}
