'use client'
import { leadSchema, type LeadInput, type LeadRules } from '@/domain/leads/leadSchema'
import { type Live, liveForm, postOnce } from './liveForm'

const sameSite = (address: string): string[] => {
  try {
    const url = new URL(address)
    return url.origin === location.origin ? [url.pathname] : []
  } catch {
    return []
  }
}

const origin = () => ({
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
})

export const enquiryLive = (form: HTMLFormElement, rules: LeadRules): Live<LeadInput> =>
  liveForm(form, leadSchema(rules), (lead, captcha) =>
    postOnce('/api/leads', JSON.stringify(lead), { ...lead, captcha: captcha || undefined, ...origin() }),
  )
