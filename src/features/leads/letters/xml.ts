import { escapeHtml } from '@/lib/text'

// XML 1.0 allows neither control characters, escaped or not, nor halves of a pair, nor these two.
const allowed = (char: string): boolean =>
  (char >= ' ' || char === '\n' || char === '\t') && !/^[\uD800-\uDFFF\uFFFE\uFFFF]$/.test(char)

export const xml = (text: string | number): string => escapeHtml([...String(text)].filter(allowed).join(''))

/** Nothing for an empty value. `attributes` starts with a space and is not escaped. */
export const tag = (name: string, value: string | number | null | undefined, attributes = ''): string =>
  value === null || value === undefined || value === '' ? '' : `<${name}${attributes}>${xml(value)}</${name}>`

export const wrap = (name: string, parts: readonly string[], attributes = ''): string =>
  parts.some(Boolean) ? `<${name}${attributes}>${parts.join('')}</${name}>` : ''
