import { carLabelOf, carPartLabelOf } from '@/fields/label'

/** For the address of a picture its number is enough. */
const UNSAID = ['image', 'url']
const partLabel = (field: string, part: string): string =>
  /^\d+$/.test(part) ? ` ${Number(part) + 1}` : ` › ${carPartLabelOf(field, part)}`

/** A fault from the API, `/variant/torque` with its message, in the labels of the fields. */
export function faultWords(pointer: string, detail: string): string {
  const [field, ...parts] = pointer.split('/').filter(Boolean)
  if (!field) return `The car ${detail}`
  const more = parts.filter((part) => !UNSAID.includes(part)).map((part) => partLabel(field, part))
  return `${carLabelOf(field)}${more.join('')} ${detail}`
}

/** A reason from a feed's summary, which has both in one text. */
export function reasonWords(reason: string): string {
  const [, pointer, detail] = /^(\/\S*) (.*)$/s.exec(reason) ?? []
  return pointer && detail ? faultWords(pointer, detail) : reason
}
