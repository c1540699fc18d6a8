import { alertConsentText } from './consentText.rules'
import type { Site } from '@/core/dealer/views'
import { hashOf } from '@/lib/secrets'

/** Proof of consent (Spam Act): the text, its version and hash, the page and the time. */
export function consentTo(text: string, { config }: Pick<Site, 'config'>, page: string, at: Date) {
  return {
    text,
    version: config.consent.version,
    text_hash: hashOf(text),
    page,
    at: at.toISOString(),
  }
}

export const alertConsent = (site: Pick<Site, 'config' | 'tenant'>, page: string, at: Date) =>
  consentTo(alertConsentText(site.config, site.tenant.name), site, page, at)
