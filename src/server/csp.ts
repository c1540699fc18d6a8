import { createHash, randomBytes } from 'node:crypto'
import { NONCE_PLACEHOLDER } from '@/lib/nextContract'

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi
const DATA_TYPE = /\btype="(?!text\/javascript|module|application\/javascript)[^"]+"/i
const TRACKERS = /\bdata-trackers="([a-z ]+)"/

/** 16 random bytes: 22 characters that need no escaping in HTML, JSON or a header. */
export function makeNonce(): string {
  return randomBytes(16).toString('base64url')
}

function sha256(text: string): string {
  return createHash('sha256').update(text, 'latin1').digest('base64')
}

/**
 * Hashes only scripts with this render's nonce, which a script injected through a tenant's text cannot know.
 * `trackers`: the names of the page's own mark (TrackersMark.tsx), by the
 * same proof. @param html one character per byte (latin1.ts), also in the result
 */
export function inlineScripts(
  html: string,
  nonce: string,
): { html: string; hashes: string[]; trackers: string[] } {
  const marked = `nonce="${nonce}"`
  const shared = html.replaceAll(nonce, NONCE_PLACEHOLDER)
  const hashes = new Set<string>()
  let trackers: string[] = []
  for (const [, attributes = '', body = ''] of html.matchAll(SCRIPT)) {
    const mark = attributes.includes(marked) ? TRACKERS.exec(attributes)?.[1] : undefined
    if (mark) trackers = mark.split(' ')
    if (!body || /\ssrc=/i.test(attributes) || DATA_TYPE.test(attributes)) continue
    if (attributes.includes(marked)) hashes.add(sha256(body.replaceAll(nonce, NONCE_PLACEHOLDER)))
  }
  return { html: shared, hashes: [...hashes], trackers }
}
