import { z } from 'zod'
import { SPACE, UNSEEN } from '@/core/car/blank'
import { namesWith, type CarTable, type Field, type FieldTable } from '@/core/car/field'
import { mapKey, strictSchema } from '@/core/car/schema'
import { MOST_DOLLARS } from '@/core/car/typedAmount'
import { VOCABULARIES, type VocabularyName } from '@/core/car/vocabularies'
import { sourceVersion, stocknumSchema } from './carSchema'
import { FLAGS, NUMBER_LENGTH } from './kinds'

/** Patterns for whole numbers as text, for documents that have no other way to state the range of a text. */

export function upTo(max: number): string {
  const digits = String(max)
  const smaller = [...digits].flatMap((digit, at) => {
    if (digit === '0') return []
    const rest = digits.length - at - 1
    return [`${digits.slice(0, at)}[0-${Number(digit) - 1}]${rest ? `[0-9]{${rest}}` : ''}`]
  })
  const shorter = digits.length > 1 ? [`[0-9]{1,${digits.length - 1}}`] : []
  return `0*(?:${[...shorter, ...smaller, digits].join('|')})`
}

/** Both of four digits. */
export function yearsFrom(min: number, max: number): string {
  const parts: string[] = []
  for (let year = min; year <= max; year++) {
    const isDecade = year % 10 === 0 && year + 9 <= max
    parts.push(isDecade ? `${year / 10}[0-9]` : String(year))
    if (isDecade) year += 9
  }
  return `(?:${parts.join('|')})`
}

/* A push for the document: for each fact its own form and those that `kinds.ts` folds into it. */

/** Marks a folded form: the page for developers explains them once, not at each field. */
export const FOLDED = 'Folded into the form before'
type Sent = Field & { vocabulary?: VocabularyName }

const LAST_SECOND = 4_102_444_800
const DAY = '(?:0?[1-9]|1[0-9]|2[0-8])'
const MONTH = '(?:0?[1-9]|1[0-2])'
const pattern = (source: string) => z.string().regex(new RegExp(`^(?:${source})$`))

function figures(min: number, max: number, decimals: string): z.ZodType {
  if (min > 0) return pattern(yearsFrom(min, max))
  const thousands = max >= 999_999 ? '|[0-9]{1,3},[0-9]{3}' : ''
  const plain = `\\$?(?:${upTo(max)}${thousands})(?:\\.${decimals})?`
  return pattern(min < 0 ? `${plain}|-${upTo(-min)}` : plain)
}
const listText = (length: number) => pattern(`[^|]{0,${length}}(?:\\|[^|]{0,${length}})*`)

/** Whole numbers with no more digits than the text may have. */
const shortNumber = (length: number) =>
  z
    .number()
    .multipleOf(1)
    .gt(-(10 ** (length - 1)))
    .lt(10 ** length)

function formsOf(field: Sent): z.ZodType[] {
  switch (field.type) {
    case 'text':
      return field.pattern || field.sent
        ? []
        : [field.max >= NUMBER_LENGTH ? z.number() : shortNumber(field.max)]
    case 'int':
      return [figures(field.min, field.max, '0{1,2}')]
    case 'dollars':
      return [figures(0, MOST_DOLLARS, '[0-9]{1,2}')]
    case 'measure':
      return [figures(0, field.max - 1, '[0-9]+'), pattern(String(field.max))]
    case 'time':
      return [
        z.number().min(0).max(LAST_SECOND),
        // As `kinds.ts` tells milliseconds from seconds and drops fractions of a second.
        z
          .number()
          .gt(1e11)
          .lt((LAST_SECOND + 1) * 1000),
        pattern(upTo(LAST_SECOND)),
        pattern(`20[0-9]{2}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1[0-9]|2[0-8])`),
      ]
    case 'flag':
      return [z.enum(Object.keys(FLAGS)), z.literal([0, 1])]
    case 'choice':
      return field.vocabulary ? [z.enum(Object.keys(VOCABULARIES[field.vocabulary].synonyms))] : []
    case 'date':
      return [pattern(`${DAY}/${MONTH}/[0-9]{4}`), z.iso.datetime({ offset: true })]
    case 'list':
      return field.of.type === 'text' ? [listText(field.of.max)] : []
    default:
      return []
  }
}

const folded = (own: z.ZodType, forms: readonly z.ZodType[]) =>
  forms.length ? z.union([own, ...forms.map((form) => form.meta({ description: FOLDED }))]) : own

function entryOf(of: Field): z.ZodType {
  const own = strictSchema({ ...of, required: true })
  if (of.type === 'text') return folded(own, [...formsOf(of), ...noValue(of)])
  if (of.type !== 'object') return own
  const url = strictSchema({ type: 'url', required: true })
  const { image: _, ...rest } = of.fields
  return folded(own, [url, z.object({ url, ...shapeOf(rest, strictSchema) })])
}

const shapeOf = (fields: FieldTable, of: (field: Sent) => z.ZodType) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, of(field)]))

/** Values that mean "no value", as `kinds.ts` reads each type. */
function noValue({ type, required }: Sent): z.ZodType[] {
  if (required === true || required === 'nullable' || type === 'map') return []
  if (type === 'object') return [z.literal('')]
  return [pattern(`[${type === 'text' || type === 'url' ? UNSEEN : SPACE}]*`)]
}

function ownForm(field: Sent): z.ZodType {
  const own =
    field.type === 'object'
      ? z.object(shapeOf(field.fields, sentSchema))
      : field.type === 'list'
        ? z.array(entryOf(field.of)).max(field.max)
        : field.type === 'map'
          ? z.record(mapKey, sentSchema({ ...field.of, required: field.of.required ?? true }))
          : field.type === 'text' && field.sent
            ? z.string().regex(field.sent.regex)
            : strictSchema({ ...field, required: true })
  const isBare = field.type === 'list' || (field.type === 'text' && field.sent)
  return field.note && isBare ? own.meta({ description: field.note }) : own
}

function sentSchema(field: Sent): z.ZodType {
  const all = folded(ownForm(field), [...formsOf(field), ...noValue(field)])
  return field.required === true ? all : all.nullish()
}

/** A patch may have some parts of a nested object, and null removes a part; a required one cannot be emptied. */
function loosened(whole: Sent): Sent {
  const field: Sent = whole.required === true ? { ...whole, required: 'nullable' } : whole
  if (field.type === 'map') return { ...field, of: loosened(field.of) }
  if (field.type !== 'object') return field
  const fields = Object.entries(field.fields).map(([name, part]) => [name, loosened(part)] as const)
  return { ...field, fields: Object.fromEntries(fields) }
}

export function sentSchemasOf(table: CarTable) {
  const names = namesWith(table, { owner: 'feed' })
  const facts = (of: (field: Sent) => z.ZodType) =>
    Object.fromEntries(names.flatMap((name) => (table[name] ? [[name, of(table[name])]] : [])))
  const changed = (field: Sent) =>
    field.required === true ? sentSchema(field).optional() : sentSchema(loosened(field))
  const source_version = folded(sourceVersion, [pattern('[0-9]{1,15}'), z.literal('')])
  const whole = z.object({ ...facts(sentSchema), source_version })
  const change = z.object({ ...facts(changed), source_version })
  const named = { stocknum: folded(stocknumSchema, [z.int().min(0)]) }
  return { whole, change, inBatch: whole.extend(named), changeInBatch: change.extend(named) }
}
