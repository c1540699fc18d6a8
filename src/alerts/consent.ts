import { createHash } from 'node:crypto'
import { alertConsentText } from '@/domain/alerts/consentText'
import type { Site } from '@/domain/views'

/** Proof of consent (Spam Act): the text, its version and hash, the page and the time. */
export function alertConsent({ config, tenant }: Pick<Site, 'config' | 'tenant'>, page: string, at: Date) {
  const text = alertConsentText(config, tenant.name)
  return {
    text,
    version: config.consent.version,
    text_hash: createHash('sha256').update(text).digest('hex'),
    page,
    at: at.toISOString(),
  }
}
