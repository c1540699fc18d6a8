import type { Payload, TypedUser } from 'payload'
import { wholeName } from '@/domain/leads/personName'
import { isRecord } from '@/lib/isRecord'
import { carLine, NOT_FINDABLE, type CarLine } from './carLine'
import { newLeadsFor, type NewLeads } from './newLeads'

const SHOWN = 6

export interface DeliveryLine {
  id: string
  title: string
  problem: string
}
export interface Attention {
  leads: NewLeads
  cars: { total: number; lines: CarLine[] }
  deliveries: { total: number; lines: DeliveryLine[] }
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

function deliveryProblem(deliveries: unknown): string {
  const open = Array.isArray(deliveries)
    ? deliveries.filter(isRecord).find(({ state }) => state !== 'sent')
    : undefined
  if (!open) return 'Not delivered.'
  return `${text(open.channel)} to ${text(open.to)}: ${text(open.error) || 'no answer'}. Tried ${open.attempts === 1 ? 'once' : `${Number(open.attempts)} times`}.`
}

/** Reads with the user's own access; a role that may not read leads gets none. */
export async function attentionFor(payload: Payload, user: TypedUser, now: Date): Promise<Attention> {
  const own = { user, overrideAccess: false, depth: 0, limit: SHOWN } as const
  const empty = { docs: [], totalDocs: 0 }
  const [leads, cars, deliveries] = await Promise.all([
    newLeadsFor(payload, user, SHOWN, now).catch(() => ({ total: 0, mine: 0, overdue: 0, lines: [] })),
    payload
      .find({ ...own, collection: 'cars', where: NOT_FINDABLE, sort: '-index_attempts' })
      .catch(() => empty),
    payload
      .find({
        ...own,
        collection: 'leads',
        where: {
          or: [
            { delivery_state: { equals: 'failed' } },
            { and: [{ delivery_state: { equals: 'pending' } }, { delivery_attempts: { greater_than: 0 } }] },
          ],
        },
      })
      .catch(() => empty),
  ])
  return {
    leads,
    cars: {
      total: cars.totalDocs,
      lines: cars.docs.map(carLine),
    },
    deliveries: {
      total: deliveries.totalDocs,
      lines: deliveries.docs.map((lead) => ({
        id: lead.id,
        title: `Lead ${text(lead.lead_id)}, ${wholeName(lead)}`,
        problem: deliveryProblem(lead.deliveries),
      })),
    },
  }
}
