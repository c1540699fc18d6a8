/** After a sign-in these would lead back to it, or to something that is no page. */
const NO_TARGET = /^\/(?:sign-in|sign-out|api)(?:[/?#]|$)/
const BASE = 'http://own.invalid'

/** A path of the same site with its query, or null: `//other.example`, `/\other.example`, `https:…` never lead off it. */
export const ownPath = (input: unknown): string | null => {
  if (typeof input !== 'string' || input.length > 2000 || !/^\/(?![/\\])/.test(input)) return null
  // Browsers drop these characters, and `/<tab>/other.example` would become `//other.example`.
  if (/[\p{Cc}\\]/u.test(input) || !URL.canParse(input, BASE)) return null
  const { origin, pathname, search, hash } = new URL(input, BASE)
  const path = pathname + search + hash
  return origin === BASE && !path.startsWith('//') && !NO_TARGET.test(path) ? path : null
}
