/** Plain words for both engines: no operators (quotes, leading minus). Punctuation alone finds every car. */
export function cleanQuery(q = ''): string {
  if (!/[\p{L}\p{N}]/u.test(q)) return ''
  const words = q
    .normalize('NFC')
    .replace(/["\p{Cc}]/gu, ' ')
    .trim()
    .split(/\s+/)
  return words
    .map((word) => word.replace(/^-+/, ''))
    .filter((word) => word !== '')
    .slice(0, MAX_WORDS)
    .join(' ')
    .slice(0, MAX_LENGTH)
}

/** Meilisearch ignores everything after the tenth word. */
export const MAX_WORDS = 10
const MAX_LENGTH = 200
