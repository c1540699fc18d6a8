import { z } from 'zod'
import { idOf } from '@/access/ids'
import { textOrEmpty } from '@/core/dealer/rowShapes'
import { handoversSchema } from '@/features/leads/handovers.rules'
import { deliverySchema } from '@/features/leads/deliveryRow'
import { timelineSchema } from '@/features/leads/leadTimeline.rules'
import { wholeName } from '@/core/person/personName'
import { UNREADABLE } from '@/core/person/sealedLeads'
import { clockedLeadSchema } from './hoursOf'

const storedSchema = clockedLeadSchema.extend({
  id: z.string(),
  lead_id: z.string().min(1),
  name: textOrEmpty,
  last_name: textOrEmpty,
  email: textOrEmpty,
  phone: textOrEmpty,
  category: textOrEmpty,
  subcategory: textOrEmpty,
  message: textOrEmpty,
  location: textOrEmpty,
  PreferredContactMethod: textOrEmpty,
  suspected: z.boolean().nullish(),
  assigned_to: z.unknown().optional().transform(idOf),
  facts: z
    .object({
      car: z
        .object({
          id: z.string(),
          name: z.string(),
          stocknum: z.string(),
          price_text: z.string(),
          url: z.string(),
        })
        .optional(),
      answers: z.array(z.tuple([z.string(), z.string()])).default([]),
      dealer: z.object({ name: z.string() }).optional(),
    })
    .nullish(),
  merged_into: textOrEmpty,
  cluster_id: textOrEmpty,
  person_email: textOrEmpty,
  person_phone: textOrEmpty,
  spam_reasons: z
    .array(z.string())
    .nullish()
    .transform((all) => all ?? []),
  consent: z
    .object({
      marketing: z.boolean(),
      default_ticked: z.boolean().default(false),
      terms: z.boolean().default(false),
      version: z.string(),
      at: z.string(),
      marketing_text: z.string(),
      notice_text: z.string().default(''),
      terms_text: z.string().default(''),
      page: z.string().default(''),
      channel: z.string().default(''),
    })
    .nullish(),
  deliveries: z
    .array(deliverySchema.partial({ next_at: true }))
    .nullish()
    .transform((all) => all ?? []),
  givings: handoversSchema.nullish().transform((all) => all ?? []),
  timeline: timelineSchema.nullish().transform((all) => all ?? []),
})
const readable = (text: string): string => (text === UNREADABLE ? '' : text)

/** `name` is the whole name, from one box of the form or two. An address or a number that cannot be read is none. */
export const leadDocSchema = storedSchema.transform((lead) => {
  const reported = [lead.name, lead.last_name, lead.email, lead.phone, lead.message]
  return {
    ...lead,
    name: wholeName(lead),
    email: readable(lead.email),
    phone: readable(lead.phone),
    unreadable: reported.includes(UNREADABLE),
  }
})
export type LeadDoc = z.output<typeof leadDocSchema>
export type LeadDelivery = LeadDoc['deliveries'][number]
