/** As it is written within a sentence: names that are signs, such as API key, stay. */
const within = (label: string): string =>
  /^[A-Z](?![A-Z])/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label

/** Payload writes its word for a row without a name in brackets, above each new form; null where the row has a name. */
export function titleOf(title: string, noName: string, newLabel: string | null): string | null {
  if (title !== `[${noName}]`) return null
  return newLabel === null ? noName : `New ${within(newLabel)}`
}
