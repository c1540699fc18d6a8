import { capital } from './capital'

const WORDS: Record<string, string> = { url: 'address', rego: 'number plate', at_once: 'at the same time' }

const wordsOf = (part: PropertyKey): string =>
  typeof part === 'number' || /^\d+$/.test(String(part))
    ? `line ${Number(part) + 1}`
    : (WORDS[String(part)] ??
      String(part)
        .replace(/[_-]+/g, ' ')
        .replace(/([a-z])([A-Z])/g, '$1 $2')
        .toLowerCase())

/** A position within a value in words: `[2, 'image', 'url']` is `Line 3, image, address`. */
export function placeWords(path: readonly PropertyKey[]): string {
  const words = path.map(wordsOf).join(', ')
  return capital(words)
}
