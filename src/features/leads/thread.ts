/** What is behind the link of a conversation. */
import { z } from 'zod'
import { textOrEmpty } from '@/core/dealer/rowShapes'
import type { Site } from '@/core/dealer/views'
import { readPhoto } from '@/core/person/rows/photoRows'
import { table } from '@/db/table'
import type { Clause, Row } from '@/db/tableTypes'
import { isEqualSecret } from '@/lib/secrets'
import { readMarked } from './inbound.rules'
import { timelineSchema } from './leadTimeline.rules'
import { changeLead } from './leaseLead'
import { parseFacts } from './mailFor'
import { hasNewFor, seenBy } from './thread.rules'
import { markOf, senderKey, threadHref, threadKey } from './threadLinks'

const threadRow = z.object({
  id: z.string(),
  tenant: z.string(),
  lead_id: z.string(),
  name: textOrEmpty,
  email: textOrEmpty,
  message: textOrEmpty,
  createdAt: z.coerce.date(),
  responded_at: z.coerce.date().nullish(),
  asked_at: z.number().nullish(),
  suspected: z.literal(false).nullish(),
  timeline: timelineSchema.nullish().transform((all) => all ?? []),
  facts: z.unknown().transform(parseFacts),
})
export type Thread = z.output<typeof threadRow>
/** With the key that its page goes on with. */
export type OpenThread = Thread & { key: string }

/** A lead that was joined into another of the same address goes on there. */
async function standing(row: Row | undefined): Promise<Row | undefined> {
  if (!row?.merged_into) return row
  const [stays] = await (
    await table('leads')
  ).find(
    [
      ['tenant', '=', String(row.tenant)],
      ['id', '=', String(row.merged_into)],
    ],
    { limit: 1 },
  )
  return stays && row.person_email && stays.person_email === row.person_email ? stays : row
}

/** Null also for a lead that is erased, or held as spam. */
export async function threadOf(tenant: string, which: Clause, follows = true): Promise<Thread | null> {
  const leads = await table('leads')
  const [row] = await leads.find([['tenant', '=', tenant], which], { limit: 1 })
  const stays = follows ? await standing(row) : row
  try {
    return threadRow.safeParse(stays).data ?? null
  } catch {
    return null
  }
}

/** Null for another key, another dealer's, and where the dealer has no conversations. A guess costs no read. */
export async function openThread(site: Site, reference: string, key: unknown): Promise<OpenThread | null> {
  const { config, tenant } = site
  if (typeof key !== 'string' || !config.features.messages) return null
  const isMailed = isEqualSecret(threadKey(tenant.id, reference), key)
  if (!isMailed && !isEqualSecret(senderKey(tenant.id, reference), key)) return null
  const thread = await threadOf(tenant.id, ['lead_id', '=', reference], isMailed)
  return thread && { ...thread, key: isMailed ? threadKey(tenant.id, thread.lead_id) : key }
}

/** From the page of a reservation or a booking to the conversation of its lead; null while there is none, or another person's. */
export async function threadLink(
  { config, tenant }: Site,
  { lead_id, email }: { lead_id: string; email: string },
): Promise<string | null> {
  if (!lead_id || !config.features.messages) return null
  const thread = await threadOf(tenant.id, ['lead_id', '=', lead_id], false)
  const isTheirs = thread?.email.toLowerCase() === email.toLowerCase()
  return isTheirs ? threadHref(tenant.id, lead_id, senderKey(tenant.id, lead_id)) : null
}

/** Null for an address without a mark, and for one that is not ours. */
export async function threadOfAddress({ tenant }: Site, to: string): Promise<Thread | null> {
  const marked = readMarked(to)
  if (!marked || !isEqualSecret(markOf(tenant.id, marked.reference), marked.mark)) return null
  return threadOf(tenant.id, ['lead_id', '=', marked.reference])
}

/** One of a message's photos, by its place. */
export async function photoIn(
  { timeline }: Pick<Thread, 'timeline'>,
  entry: string,
  nth: number,
): Promise<Buffer | null> {
  const photo = timeline.find(({ key }) => key === entry)?.photos?.[nth]
  return photo ? readPhoto(photo) : null
}

/** What the other side said is seen from now on. */
export async function markSeen(
  { id, timeline }: Pick<Thread, 'id' | 'timeline'>,
  reader: 'shopper' | 'staff',
  at: Date,
): Promise<void> {
  if (!hasNewFor(reader, timeline)) return
  await changeLead(id, (row) => ({
    set: { timeline: seenBy(reader, timelineSchema.parse(row.timeline ?? []), at) },
    result: true,
  }))
}
