import { createHash, randomBytes } from 'node:crypto'
import { NONCE_PLACEHOLDER } from '@/lib/nextContract'

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi
const DATA_TYPE = /\btype="(?!text\/javascript|module|application\/javascript)[^"]+"/i

/** 16 random bytes: 22 characters that need no escaping in HTML, JSON or a header. */
export function makeNonce(): string {
  return randomBytes(16).toString('base64url')
}

function sha256(text: string): string {
  return createHash('sha256').update(text, 'latin1').digest('base64')
}

/**
 * Hashes only scripts with this render's nonce: a script injected through a tenant's text cannot know it.
 * `trustAll` is for pages rendered at build time, which have no nonce and no user text.
 * @param html one character per byte (latin1.ts), also in the result
 */
export function inlineScripts(
  html: string,
  nonce: string,
  trustAll = false,
): { html: string; hashes: string[] } {
  const marked = `nonce="${nonce}"`
  const shared = html.replaceAll(nonce, NONCE_PLACEHOLDER)
  const hashes = new Set<string>()
  for (const [, attributes = '', body = ''] of html.matchAll(SCRIPT)) {
    if (!body || /\ssrc=/i.test(attributes) || DATA_TYPE.test(attributes)) continue
    if (trustAll || attributes.includes(marked)) hashes.add(sha256(body.replaceAll(nonce, NONCE_PLACEHOLDER)))
  }
  return { html: shared, hashes: [...hashes] }
}
