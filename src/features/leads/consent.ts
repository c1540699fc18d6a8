import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import { agreesToNews } from '@/core/person/marketing'
import type { LeadInput } from './leadSchema.rules'
import { hashOf } from '@/lib/secrets'

export type SpokenChannel = 'phone or in person' | 'email' | 'SMS'

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
  channel: 'website form' | SpokenChannel
  at: string
}

/** Who called, came in or wrote by other ways has read and ticked nothing. */
export const spokenConsent = (
  consent: TenantConfig['consent'],
  at: Date,
  channel: SpokenChannel = 'phone or in person',
): ConsentRecord => ({
  marketing: false,
  default_ticked: false,
  terms: false,
  marketing_text: '',
  notice_text: '',
  terms_text: '',
  version: consent.version,
  text_hash: hashOf(''),
  page: '',
  channel,
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
