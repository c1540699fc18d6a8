/** How a shopper is called, from what a form sent: `name` is the first or the whole name, `last_name` not always there. */
interface Named {
  name?: string | null
  last_name?: string | null
}

const said = (text: string | null | undefined): string => (text ?? '').trim()

/** Where the form asked for both and got the last name twice, and in leads of before, it stands in `name` already. */
const holdsLast = (name: string, last: string): boolean =>
  last !== '' && ` ${name}`.toLowerCase().endsWith(` ${last.toLowerCase()}`)

export function wholeName(person: Named): string {
  const [name, last] = [said(person.name), said(person.last_name)]
  return holdsLast(name, last) ? name : [name, last].filter(Boolean).join(' ')
}

/** The name without the last name, as far as the form told them apart. */
export function firstName(person: Named): string {
  const [name, last] = [said(person.name), said(person.last_name)]
  return holdsLast(name, last) ? name.slice(0, name.length - last.length).trim() : name
}
