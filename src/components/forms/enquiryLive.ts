'use client'
import { leadSchema, type LeadInput, type LeadRules } from '@/features/leads/leadSchema.rules'
import { visitsOf } from '@/lib/visits'
import { answeredFailures } from './failures'
import { type Answer, type Live, liveForm, postOnce } from './liveForm'

const origin = () => ({
  url: location.href,
  source: 'Website',
  user_agent: navigator.userAgent.slice(0, 400),
  isLastStep: true,
  lead_attributes: visitsOf(location),
})

/** A lead was accepted when it has a reference: a response without one is an error, whatever its status. */
const withReference = (answer: Answer): Answer =>
  answer.kind === 'taken' && !answer.body.lead_id
    ? { kind: 'refused', failures: answeredFailures(answer.body), status: 200, body: answer.body }
    : answer

export const enquiryLive = (form: HTMLFormElement, rules: LeadRules): Live<LeadInput> =>
  liveForm(form, leadSchema(rules), async (lead, captcha) => {
    const body = { ...lead, captcha: captcha || undefined, ...origin() }
    return withReference(await postOnce('/api/leads', JSON.stringify(lead), body))
  })
