'use client'
import { zodResolver } from '@hookform/resolvers/zod'
import { createFormControl } from 'react-hook-form'
import { type LeadInput, leadSchema, type LeadRules } from '@/domain/leads/leadSchema'
import { isRecord } from '@/lib/isRecord'
import { answeredFailures, type Failure, failuresOf } from './failures'
import { type FormValues, formValues } from './formValues'
import { captchaProof } from './proof'

/** `receipt`: the shopper gets a confirmation email. */
export type SendResult = { lead_id: string; receipt: boolean } | { failures: Failure[] }

export const createEnquiry = (form: HTMLFormElement, rules: LeadRules) =>
  createFormControl<FormValues, unknown, LeadInput>({
    defaultValues: formValues(form),
    resolver: zodResolver<FormValues, unknown, LeadInput>(leadSchema(rules)),
  })
export type Enquiry = ReturnType<typeof createEnquiry>

const readAnswer = (body: unknown): SendResult =>
  isRecord(body) && typeof body.lead_id === 'string'
    ? { lead_id: body.lead_id, receipt: body.receipt === true }
    : { failures: answeredFailures(body) }

const sameSite = (address: string): string[] => {
  try {
    const url = new URL(address)
    return url.origin === location.origin ? [url.pathname] : []
  } catch {
    return []
  }
}

/** Idempotency key per wording: a retry is the same lead, a changed message is a new lead. */
const keys = new Map<string, string>()
const keyFor = (wording: string): string => {
  const key = keys.get(wording) ?? crypto.randomUUID()
  keys.set(wording, key)
  return key
}

/** Sends a lead. Never throws: a network error is a result, so the text stays in the form. */
export async function send(lead: LeadInput, captcha: string): Promise<SendResult> {
  const body = {
    ...lead,
    captcha: captcha || undefined,
    url: location.href,
    source: 'Website',
    user_agent: navigator.userAgent.slice(0, 400),
    isLastStep: true,
    lead_attributes: {
      visited_pages: [...sameSite(document.referrer), location.pathname],
      linked_query_params: Object.fromEntries(
        [...new URLSearchParams(location.search)].map(([name, value]) => [name, value.slice(0, 500)]),
      ),
    },
  }
  try {
    const answer = await fetch('/api/leads', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': keyFor(JSON.stringify(lead)) },
      body: JSON.stringify(body),
    })
    const read: unknown = await answer.json()
    return readAnswer(read)
  } catch {
    const message =
      'Your message did not get through. It is still here: check the connection and send it again.'
    return { failures: [{ path: '', message }] }
  }
}

export { captchaProof, failuresOf }
