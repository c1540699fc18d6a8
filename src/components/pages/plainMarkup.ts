/** The markup of text fields: blank lines, ## headings, - lists (-- for what is not so), > quotations, **bold**, [text](/address). */
export type Inline = { kind: 'text' | 'bold'; text: string } | { kind: 'link'; text: string; href: string }

export type TextBlock =
  | { kind: 'heading' | 'paragraph' | 'quote'; content: Inline[] }
  | { kind: 'list'; items: { isOut: boolean; content: Inline[] }[] }

const INLINE = /\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^)\s]+)\)/g

/** Allows own paths, web, mail and phone addresses only. Others, such as `javascript:`, are null. */
export const safeHref = (href: string): string | null =>
  /^(?:\/(?!\/)|#|https?:|mailto:|tel:)/i.test(href) ? href : null

/** The parts of a line. A link with an unsafe address becomes plain text. */
export const parseInline = (line: string): Inline[] => {
  const parts: Inline[] = []
  let at = 0
  const plain = (text: string): void => {
    if (text) parts.push({ kind: 'text', text })
  }
  for (const match of line.matchAll(INLINE)) {
    const [whole, bold, words, href] = match
    plain(line.slice(at, match.index))
    at = match.index + whole.length
    const safe = href && safeHref(href)
    if (bold) parts.push({ kind: 'bold', text: bold })
    else if (words && safe) parts.push({ kind: 'link', text: words, href: safe })
    else plain(words ?? whole)
  }
  plain(line.slice(at))
  return parts
}

const LIST_LINE = /^(?:--?|\*) /

const parseItem = (line: string) => ({
  isOut: line.startsWith('--'),
  content: parseInline(line.replace(LIST_LINE, '')),
})

const parseBlock = (block: string): TextBlock => {
  const lines = block.split('\n').map((line) => line.trim())
  const [first = ''] = lines
  if (lines.every((line) => LIST_LINE.test(line))) {
    return { kind: 'list', items: lines.map(parseItem) }
  }
  if (/^#{2,4} /.test(first)) return { kind: 'heading', content: parseInline(first.replace(/^#+ /, '')) }
  if (first.startsWith('> ')) {
    return { kind: 'quote', content: parseInline(lines.map((line) => line.replace(/^> ?/, '')).join(' ')) }
  }
  return { kind: 'paragraph', content: parseInline(lines.join(' ')) }
}

/** A text field as blocks. A heading ends with its line, with or without a blank line after it. */
export const parseText = (text: string): TextBlock[] =>
  text
    .replace(/\r/g, '')
    .replace(/^(#{2,4} .*)$/gm, '\n$1\n')
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter(Boolean)
    .map(parseBlock)
