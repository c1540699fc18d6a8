/** The nested parts of a lead row (leads/types.ts has the same shapes as types). */
import { z } from 'zod'
import { FORMS } from '../../leads/schema'

export const LEAD_STATUSES = ['new', 'contacted', 'appointment', 'won', 'lost', 'spam'] as const

const words = z.string().optional()
const yesNo = z.enum(['Yes', 'No']).optional()

/** What was submitted, under the spec's own names (lead form defaults, enquiry, test drive and trade-in fields). */
export const submittedSchema = z.looseObject({
  form: z.enum(FORMS),
  name: words, last_name: words, email: words, phone: words, message: words, category: words, subcategory: words,
  opt_in: z.boolean().optional(), opt_in_finance: z.boolean().optional(), opt_in_trade: z.boolean().optional(),
  terms_conditions: z.boolean().optional(), terms_agreed: z.boolean().optional(),
  dealership_slug: words, location: words, Rego: words, regoState: words, postcode: words, page_id: words,
  'Vehicle Make': words, 'Vehicle Model': words, stock_number: words, manufacturer_slug: words, car_type: words, car_id: words,
  car_dealership_id: words, vehicle_status: words, PreferredContactMethod: z.enum(['Phone', 'Email', 'SMS']).optional(),
  finance: yesNo, 'do-you-have-a-trade-in': yesNo, autogauge_enabled: z.boolean().optional(), offer_from_client: z.number().optional(),
  additional_services: z.array(z.string()).optional(), booking_date: words, url: words, source: words, user_agent: words,
  lead_attributes: z.object({ visited_pages: z.array(z.string()).optional(), linked_query_params: z.record(z.string(), z.string()).optional() }).optional(),
  lead_id: words, form_completed: z.boolean().optional(), offer_accepted: z.boolean().optional(), isLastStep: z.boolean().optional(),
})

/** The exact words agreed to, their version and hash, and how the box stood before. */
export const consentRecordSchema = z.object({
  marketing: z.boolean(), default_ticked: z.boolean(), terms: z.boolean(), marketing_text: z.string(), notice_text: z.string(),
  terms_text: z.string(), version: z.string(), text_hash: z.string(), page: z.string(), at: z.string(),
})

export const deliveriesSchema = z.array(z.object({
  channel: z.enum(['receipt', 'notice', 'adf']), key: z.string(), to: z.string(), state: z.enum(['pending', 'sent', 'failed']),
  attempts: z.number().int(), next_at: z.string(), sent_at: words, error: words,
}))

export const spamSchema = z.object({ score: z.number(), reasons: z.array(z.string()) })
export const factsSchema = z.record(z.string(), z.unknown())
export const timelineSchema = z.array(z.object({ at: z.string(), by: z.string(), kind: z.enum(['note', 'status', 'delivery']), text: z.string().max(4000) }))
