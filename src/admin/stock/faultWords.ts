import type { CarField } from '@/core/car/field'
import { CAR_FIELDS } from '@/core/car/fields'
import { capital } from '@/lib/text'
import { carLabelOf, carPartLabelOf, labelOf } from '@/fields/label'

/** For the address of a picture its number is enough. */
const UNSAID = ['image', 'url']
const partLabel = (field: string, part: string): string =>
  /^\d+$/.test(part) ? ` ${Number(part) + 1}` : ` › ${carPartLabelOf(field, part)}`

const CHOICES = new Set(
  Object.entries<CarField>(CAR_FIELDS).flatMap(([name, { type }]) => (type === 'choice' ? [name] : [])),
)
/** The API names the words that it stores; a person knows those of the screen. */
const inWords = (field: string, detail: string): string =>
  CHOICES.has(field)
    ? detail.replace(/(?<=must be one of )\w+(?:, \w+)*$/, (words) =>
        words.split(', ').map(labelOf).join(', '),
      )
    : detail

/** A fault from the API, `/variant/torque` with its message, in the labels of the fields. */
export function faultWords(pointer: string, detail: string): string {
  const [field, ...parts] = pointer.split('/').filter(Boolean)
  if (!field) return /^(?:must|is|has)\b/.test(detail) ? `The car ${detail}` : capital(detail)
  const more = parts.filter((part) => !UNSAID.includes(part)).map((part) => partLabel(field, part))
  return `${carLabelOf(field)}${more.join('')} ${inWords(field, detail)}`
}

/** A reason from a feed's summary, which has both in one text. */
export function reasonWords(reason: string): string {
  const [, pointer, detail] = /^(\/\S*) (.*)$/s.exec(reason) ?? []
  return pointer && detail ? faultWords(pointer, detail) : reason
}
