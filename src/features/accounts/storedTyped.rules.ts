/** What was typed at a sign-in, as a cookie keeps it for the page that says what is wrong: not in an address, which is logged. */
import type { Typed } from './login.rules'

const MOST = 254

export const writeTyped = ({ kind, text }: Typed): string =>
  `${kind}.${Buffer.from(text.slice(0, MOST)).toString('base64url')}`

export function readTyped(stored: string | null): Typed | null {
  const [, kind, text] = /^(email|phone)\.([\w-]*)$/.exec(stored ?? '') ?? []
  if (kind !== 'email' && kind !== 'phone') return null
  return { kind, text: Buffer.from(text ?? '', 'base64url').toString() }
}
