import { untitled } from '@/admin/payloadContract'

/** The label as written within a sentence: abbreviations, such as API key, keep their capitals. */
const within = (label: string): string =>
  /^[A-Z](?![A-Z])/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label

/** The title of a row without a name: Payload has a word in brackets, above each new form. Null where the row has a name. */
export function titleOf(title: string, noName: string, newLabel: string | null): string | null {
  if (title !== untitled(noName)) return null
  return newLabel === null ? noName : `New ${within(newLabel)}`
}
