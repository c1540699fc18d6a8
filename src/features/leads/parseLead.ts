import type { Site } from '@/core/dealer/views'
import { isRecord } from '@/lib/isRecord'
import { LEAD_TOPICS } from './leadCategories.rules'
import { leadRules, leadSchema, type LeadInput } from './leadSchema.rules'
import { isPhone } from '@/core/place/phones/phones'
import { isOffered, isSystemForm } from '@/features/leads/intents/intents.rules'
import { isLeadForm } from '@/features/leads/intents/names.rules'
import { PHONE_MESSAGE } from '@/core/place/phones/phoneForm'
import { phrase } from '@/lib/words'

export interface FieldError {
  path: string
  message: string
}
export type ParsedLead = { ok: true; lead: LeadInput } | { ok: false; errors: FieldError[] }

/** The spec's `userData` may wrap the fields or come beside them; both mean the same. */
const flatten = ({ userData, ...values }: Record<string, unknown>): Record<string, unknown> => ({
  ...(isRecord(userData) ? userData : {}),
  ...values,
})

const NOT_OFFERED = phrase('We do not take that here. Please send us a general enquiry instead.')

/** `isOwn`: the site makes it itself, in a form that nobody can send. `byStaff`: for somebody who called or came in. */
export function parseLead(
  site: Site,
  body: Record<string, unknown>,
  isOwn = false,
  byStaff = false,
): ParsedLead {
  const values = flatten(body)
  if (!isOwn && isSystemForm(values.form))
    return { ok: false, errors: [{ path: 'form', message: phrase('There is no such form.') }] }
  const form = isLeadForm(values.form) ? values.form : 'enquiry'
  if (!isOwn && !isOffered(form, site.config.features))
    return { ok: false, errors: [{ path: 'form', message: NOT_OFFERED }] }
  const { category } = values
  if (typeof category === 'string' && category.trim() && !LEAD_TOPICS.includes(category.trim()))
    return { ok: false, errors: [{ path: 'category', message: phrase('Choose what it is about.') }] }
  const schema = leadSchema({ ...leadRules(site, form), byStaff }).refine(
    ({ phone }) => !phone || isPhone(phone, site.config.country),
    {
      path: ['phone'],
      message: PHONE_MESSAGE,
      when: ({ issues }) => !issues.some(({ path }) => path?.[0] === 'phone'),
    },
  )
  const result = schema.safeParse(values)
  if (result.success) return { ok: true, lead: result.data }
  return {
    ok: false,
    errors: result.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message })),
  }
}
