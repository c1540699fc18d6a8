import { phrase } from './words'

export const COMMENTS_SHOWN = 400
export const COMMENTS_MISSING = phrase('Dealer comments are pending. Please check back here later.')

/** Feeds join the sections with `|`. */
export const commentSections = (comments: string | null | undefined): string[] =>
  (comments ?? '').split(/[|\n]/).flatMap((section) => section.trim() || [])

export interface Cut {
  short: string
  isCut: boolean
}

/** Whole sentences of at most `length` characters; a longer first sentence ends at a word. */
export const cutSentences = (text: string, length: number): Cut => {
  const signs = [...text]
  if (signs.length <= length) return { short: text, isCut: false }
  const head = signs.slice(0, length + 1).join('')
  const ends = [...head.matchAll(/[.!?][)"’”]?(?=\s)/g)].map(({ index, 0: end }) => index + end.length)
  const last = ends.at(-1)
  return last ? { short: head.slice(0, last), isCut: true } : cutText(text, length)
}

/** Cuts at the end of a word. Lengths are code points, so that no character is split. */
export const cutText = (text: string, threshold: number, length = threshold): Cut => {
  const signs = [...text]
  if (signs.length <= threshold) return { short: text, isCut: false }
  const head = signs.slice(0, length).join('')
  const space = head.lastIndexOf(' ')
  const whole = space > length / 2 ? head.slice(0, space) : head
  return { short: `${whole.replace(/[\s,.;:–-]+$/, '')}…`, isCut: true }
}
