import { carLabelOf, labelOf } from '@/fields/label'

/** The address of a picture needs no more than its number. */
const UNSAID = ['image', 'url']
const partLabel = (part: string): string =>
  /^\d+$/.test(part) ? ` ${Number(part) + 1}` : ` › ${labelOf(part)}`

/** A fault as the API tells it, `/variant/torque` and what is wrong, with the labels of the fields. */
export function faultWords(pointer: string, detail: string): string {
  const [field, ...parts] = pointer.split('/').filter(Boolean)
  if (!field) return `The car ${detail}`
  const more = parts.filter((part) => !UNSAID.includes(part)).map(partLabel)
  return `${carLabelOf(field)}${more.join('')} ${detail}`
}

/** Of a feed's summary, where both stand in one text. */
export function reasonWords(reason: string): string {
  const [, pointer, detail] = /^(\/\S*) (.*)$/s.exec(reason) ?? []
  return pointer && detail ? faultWords(pointer, detail) : reason
}
