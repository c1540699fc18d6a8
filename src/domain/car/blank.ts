/** Classes of characters for patterns that the document shows too: what `\s` means differs between languages. */

/** Control characters break some stores; line ends and tabs stay. */
export const CONTROL = '\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f'

/** What `trim` takes away. */
export const SPACE = '\\u0009-\\u000d \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff'

/** Of what a text loses before it is stored. */
export const UNSEEN = `${CONTROL}${SPACE}`

/** The word null, as some feeds write what they do not know. */
export const isNull = (text: string): boolean => text.trim().toLowerCase() === 'null'
