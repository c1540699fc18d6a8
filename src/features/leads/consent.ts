import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import { agreesToNews } from '@/core/person/marketing'
import type { LeadInput } from './leadSchema.rules'
import { hashOf } from '@/lib/secrets'

/** Proof of consent: the exact text, its version and hash, and the default of the box (Spam Act, APP 5). */
export interface ConsentRecord {
  marketing: boolean
  default_ticked: boolean
  terms: boolean
  marketing_text: string
  notice_text: string
  terms_text: string
  version: string
  text_hash: string
  page: string
  channel: 'website form' | 'phone or in person'
  at: string
}

/** Who called or came in has read and ticked nothing. */
export const spokenConsent = (consent: TenantConfig['consent'], at: Date): ConsentRecord => ({
  marketing: false,
  default_ticked: false,
  terms: false,
  marketing_text: '',
  notice_text: '',
  terms_text: '',
  version: consent.version,
  text_hash: hashOf(''),
  page: '',
  channel: 'phone or in person',
  at: at.toISOString(),
})

/** `terms`: the sentence beside the tick, where the form had one of its own. */
export function consentRecord(
  lead: LeadInput,
  consent: TenantConfig['consent'],
  at: Date,
  terms = consent.terms,
): ConsentRecord {
  const texts = [consent.marketing, consent.notice, terms]
  return {
    marketing: agreesToNews(lead.opt_in, consent),
    default_ticked: consent.optInDefault,
    terms: lead.terms_conditions || lead.terms_agreed,
    marketing_text: consent.marketing,
    notice_text: consent.notice,
    terms_text: terms,
    version: consent.version,
    text_hash: hashOf(texts.join('\n')),
    page: lead.url ?? '',
    channel: 'website form',
    at: at.toISOString(),
  }
}
