/** Long text: its sections, and where it is cut before `Read more...`. */

export const COMMENTS_SHOWN = 400
export const COMMENTS_MISSING = 'Dealer comments are pending. Please check back here later.'

/** The sections of dealer comments, which feeds join with `|`. */
export const commentSections = (comments: string | null | undefined): string[] =>
  (comments ?? '').split('|').flatMap((section) => section.trim() || [])

export interface Cut {
  /** What is shown at first; the whole text when it is short enough. */
  short: string
  isCut: boolean
}

/**
 * Cuts text that is longer than `threshold` characters to about `length`, at the end of a word.
 * Characters are code points, so that no sign is torn.
 */
export const cutText = (text: string, threshold: number, length = threshold): Cut => {
  const signs = [...text]
  if (signs.length <= threshold) return { short: text, isCut: false }
  const head = signs.slice(0, length).join('')
  const space = head.lastIndexOf(' ')
  const whole = space > length / 2 ? head.slice(0, space) : head
  return { short: `${whole.replace(/[\s,.;:–-]+$/, '')}…`, isCut: true }
}
