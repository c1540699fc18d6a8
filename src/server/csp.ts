import { createHash, randomBytes } from 'node:crypto'
import { NONCE_PLACEHOLDER } from './nextContract'

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
 * Hashes of the inline scripts that may run. Only scripts that carry this render's nonce count: Next and our own
 * code put it there, while a script that got in through a dealer's text cannot know it and stays without a hash.
 * `trustAll` is for pages rendered at build time, which had no nonce and hold no one's text.
 * @param html one character for each byte (latin1.ts), as what comes back
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
