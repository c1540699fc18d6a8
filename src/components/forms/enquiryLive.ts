'use client'
/** The part of a form that is fetched when someone begins to use it: rules, proof of work, sending. */
import { zodResolver } from '@hookform/resolvers/zod'
import { createFormControl } from 'react-hook-form'
import { type LeadInput, leadSchema, type LeadRules, type LeadValues } from '@/domain/leads/leadSchema'
import { captchaProof } from './proof'

export const UNEXPECTED = 'An unexpected error occured'

export type Failure = { path: string; message: string }
/** `receipt`: a mail goes to the shopper. */
export type Outcome = { lead_id: string; receipt: boolean } | { failures: Failure[] }

const valuesOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as const] : [],
    ),
  )

/**
 * Binds react-hook-form to a form that is on the page already, so that nothing typed is lost. What stands in the
 * page is what is checked and sent: a browser may fill fields without telling anyone.
 */
export function createEnquiry(form: HTMLFormElement, rules: LeadRules) {
  const check = zodResolver<LeadValues, unknown, LeadInput>(leadSchema(rules))
  return createFormControl<LeadValues, unknown, LeadInput>({
    mode: 'onSubmit',
    // Not on blur: an error that goes away while a finger is on the button moves the button from under it.
    reValidateMode: 'onChange',
    shouldFocusError: false,
    resolver: (values, context, options) =>
      check({ ...values, ...valuesOf(form), form: rules.form }, context, options),
  })
}
export type Enquiry = ReturnType<typeof createEnquiry>

const isFailure = (value: unknown): value is Failure =>
  typeof value === 'object' &&
  value !== null &&
  'path' in value &&
  'message' in value &&
  typeof value.path === 'string' &&
  typeof value.message === 'string'

const readAnswer = (body: unknown): Outcome => {
  if (typeof body !== 'object' || body === null) return { failures: [{ path: '', message: UNEXPECTED }] }
  if ('lead_id' in body && typeof body.lead_id === 'string')
    return { lead_id: body.lead_id, receipt: 'receipt' in body && body.receipt === true }
  const failures = 'errors' in body && Array.isArray(body.errors) ? body.errors.filter(isFailure) : []
  if (failures.length) return { failures }
  const message = 'error' in body && typeof body.error === 'string' ? body.error : UNEXPECTED
  return { failures: [{ path: '', message }] }
}

const sameSite = (address: string): string[] => {
  try {
    const url = new URL(address)
    return url.origin === location.origin ? [url.pathname] : []
  } catch {
    return []
  }
}

/** One key per wording: a repeated try of the same message is one lead, a changed message is a new one. */
const keys = new Map<string, string>()
const keyFor = (wording: string): string => {
  const key = keys.get(wording) ?? crypto.randomUUID()
  keys.set(wording, key)
  return key
}

/** Sends the form. Never throws: a line that failed is an outcome, with the text still in the form. */
export async function send(form: HTMLFormElement, kind: string, captcha: string): Promise<Outcome> {
  const values = { ...valuesOf(form), form: kind }
  const body = {
    ...values,
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
      headers: { 'content-type': 'application/json', 'idempotency-key': keyFor(JSON.stringify(values)) },
      body: JSON.stringify(body),
    })
    const read: unknown = await answer.json()
    return readAnswer(read)
  } catch {
    return {
      failures: [
        {
          path: '',
          message:
            'Your message did not get through. It is still here: check the connection and send it again.',
        },
      ],
    }
  }
}

export { captchaProof }
