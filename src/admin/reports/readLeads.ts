import type { Where } from 'payload'
import { clockedLeadSchema } from '@/admin/lead/clockedLead'
import { replyOf } from '@/admin/lead/hoursOf'
import { ownRows, type Reading } from '@/admin/ownRows'
import { idOf } from '@/access/ids'
import type { Period } from '@/domain/reports/period'
import { firstAnswerBy } from '@/domain/leads/leadTimeline'
import type { Reply } from '@/domain/reports/replies'
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
