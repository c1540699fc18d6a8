import type { Where } from 'payload'
import { clockedLeadSchema, replyOf } from '@/admin/leads/hoursOf'
import { ownRows, type Reading } from '@/admin/ownRows'
import { idOf } from '@/access/ids'
import type { Period } from '@/features/reports/period.rules'
import { firstAnswerBy } from '@/features/leads/leadTimeline.rules'
import type { Reply } from '@/features/reports/reports.rules'
import type { Lead } from '@/payload-types'

export interface ReportLead {
  lead: Lead
  /** Epoch ms */
  came: number
  reply: Reply | null
  person: string | null
  /** Whose answer came first; null while nobody's is in the timeline. */
  answeredBy: string | null
}

const IN_ORDER = { limit: 20_000, sort: 'createdAt' }

/** Every lead of a dealer in a week, without spam, with its answer so far. */
export async function leadsIn(reading: Reading, tenant: string, { from, to }: Period): Promise<ReportLead[]> {
  const where: Where = {
    and: [
      { tenant: { equals: tenant } },
      {
        createdAt: {
          greater_than_equal: new Date(from).toISOString(),
          less_than: new Date(to).toISOString(),
        },
      },
      { state: { not_equals: 'spam' } },
      { suspected: { not_equals: true } },
    ],
  }
  const leads = await ownRows(reading, 'leads', where, IN_ORDER)
  return Promise.all(
    leads.map(async (lead) => ({
      lead,
      came: Date.parse(lead.createdAt),
      reply: await replyOf(reading.payload, clockedLeadSchema.parse(lead), reading.now),
      person: idOf(lead.assigned_to),
      answeredBy: firstAnswerBy(lead.timeline),
    })),
  )
}
