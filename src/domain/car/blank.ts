/** Classes of characters for patterns that the document shows too: what `\s` means differs between languages. */

/** What `trim` takes away. */
export const SPACE = '\\u0009-\\u000d \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff'

/** Spaces and the control characters that a stored text has not. */
export const UNSEEN = `\\u0000-\\u0008\\u000e-\\u001f\\u007f${SPACE}`
