/** A shopper's name from what a form sent: `name` is the first or the whole name, `last_name` is not always there. */
interface Named {
  name?: string | null
  last_name?: string | null
}

const message = (text: string | null | undefined): string => (text ?? '').trim()

/** `name` contains the last name already, in older leads and where a shopper typed it into both fields. */
const holdsLast = (name: string, last: string): boolean =>
  last !== '' && ` ${name}`.toLowerCase().endsWith(` ${last.toLowerCase()}`)

export function wholeName(person: Named): string {
  const [name, last] = [message(person.name), message(person.last_name)]
  return holdsLast(name, last) ? name : [name, last].filter(Boolean).join(' ')
}

/** For files with a column for each part. Without a last name of its own, the first word is the first name. */
export function namesOf(person: Named): [first: string, last: string] {
  const [name, last] = [message(person.name), message(person.last_name)]
  if (holdsLast(name, last)) return [name.slice(0, name.length - last.length).trim(), last]
  if (last) return [name, last]
  const [first = '', ...rest] = name.split(/\s+/)
  return [first, rest.join(' ')]
}

/** A word of letters alone: too little for an advertisement or an address that somebody typed as a name. */
const NAME = /^[\p{L}\p{M}'’-]{1,30}$/u
/** What a page and a letter call a person: the first word with letters, or nothing where that is no name. */
export function firstName(name: string): string {
  const first = name.split(/\s+/).find((word) => /\p{L}/u.test(word)) ?? ''
  return NAME.test(first) ? first : ''
}

/** `Priya de Natarajan` -> `PN` */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .filter((_, at, all) => at === 0 || at === all.length - 1)
    .join('')
    .toUpperCase()
