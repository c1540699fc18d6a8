/** The conversation of a lead as the account lists it. */
import { z } from 'zod'
import { textOrNull } from '@/core/dealer/rowShapes'
import type { OwnKind } from '@/core/person/read/ownRows'
import type { Site } from '@/core/dealer/views'
import { t } from '@/lib/words'
import { timelineSchema } from './leadTimeline.rules'
import { OWN_LEADS } from './ownLeads'
import type { OwnTalk } from './ownMessage.rules'
import { hasNewFor, saidIn, saidOf } from './thread.rules'
import { senderKey, threadHref, threadKey } from './threadLinks'

const listedRow = OWN_LEADS.shape.extend({
  suspected: z.boolean().nullish(),
  email: textOrNull,
  timeline: timelineSchema.nullish().transform((all) => all ?? []),
})
type Listed = z.output<typeof listedRow>
/** With what was said. */
export const LISTED_LEADS: OwnKind<typeof listedRow> = { ...OWN_LEADS, shape: listedRow }

/** Null where nobody may write there. The key of the mail is for its proved address; a number proves no address. */
export function ownTalk({ config, tenant }: Site, lead: Listed, email: string | null): OwnTalk | null {
  if (!config.features.messages || lead.suspected) return null
  const isMailed = email !== null && lead.email?.toLowerCase() === email.toLowerCase()
  const keyOf = isMailed ? threadKey : senderKey
  const last = saidIn(lead.timeline).map(saidOf).at(-1)
  return {
    href: threadHref(tenant.id, lead.lead_id, keyOf(tenant.id, lead.lead_id)),
    last: last
      ? { by: last.isOwn ? t('You') : last.by || tenant.name, text: last.text || t('Photos') }
      : null,
    isNew: hasNewFor('shopper', lead.timeline),
  }
}
