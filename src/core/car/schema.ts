/** Two schemas for each fact: a strict one for input, a lenient one for stored rows. */
import { z } from 'zod'
import { LAST_TIME } from '@/lib/time'
import { UNSEEN } from './blank'
import {
  namesWith,
  type CarField,
  type CarTable,
  type Field,
  type FieldTable,
  type NamesWith,
  type Value,
} from './field'
import { MOST_DOLLARS } from './typedAmount'
import { fold, VOCABULARIES } from './vocabularies'

type Optional<T> = z.ZodOptional<z.ZodNullable<z.ZodType<T>>>
type Shape<T, K extends keyof T, R> = {
  -readonly [P in K]: T[P] extends { required: R } ? z.ZodType<Value<T[P]>> : Optional<Value<T[P]>>
}

/** Blanks and control characters are removed, so a text of nothing else would be empty. */
const VISIBLE = new RegExp(`[^${UNSEEN}]`)
const text = (max: number) => z.string('must be a text').max(max, `must be at most ${max} characters long`)
const int = (min: number, max: number, of = '') =>
  z.int(`must be a whole number${of}`).min(min, `must be at least ${min}`).max(max, `must be at most ${max}`)
const mapValues = (fields: FieldTable, of: (field: Field) => z.ZodType) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, of(field)]))
const optional = (schema: z.ZodType, { required }: Field): z.ZodType =>
  required === true ? schema : required === 'nullable' ? schema.nullable().default(null) : schema.nullish()

export const mapKey = z.string().regex(/^[A-Za-z][\w -]{0,59}$/, 'must start with a letter')
const webAddress = text(2_000)
  .regex(
    /^(https?:\/\/[^\s/]+\S*|\/media\/(?!\S*\.\.)\S+)$/i,
    'must be a web address that starts with https:// or http://',
  )
  .meta({
    description: 'A web address (https://… or http://…)',
    examples: ['https://pictures.example/u1234-1.jpg'],
  })

function kindOf(field: Field): z.ZodType {
  switch (field.type) {
    case 'text':
      if (field.pattern) return text(field.max).regex(field.pattern.regex, field.pattern.message)
      return field.required === true
        ? text(field.max).min(1, 'must not be empty').regex(VISIBLE, 'must not be empty')
        : text(field.max)
    case 'reference':
      return text(64)
    case 'url':
      return webAddress
    case 'date':
      return z.iso.date('must be a date as yyyy-mm-dd or dd/mm/yyyy').meta({ description: 'yyyy-mm-dd' })
    case 'dollars':
      return int(0, MOST_DOLLARS, ' of dollars').meta({
        description: 'Whole dollars of the dealer’s country',
      })
    case 'time':
      return int(0, LAST_TIME, ' of seconds').meta({ description: 'Epoch seconds' })
    case 'int':
      return int(field.min, field.max, field.of)
    case 'measure':
      return z
        .number('must be a number')
        .min(0, 'must not be negative')
        .max(field.max, `must be at most ${field.max}`)
    case 'number':
      return z.number('must be a number')
    case 'flag':
      return z.boolean('must be true or false')
    case 'choice':
      return z.enum(field.options, `must be one of ${field.options.join(', ')}`)
    case 'list':
      return z
        .array(kindOf(field.of), 'must be a list')
        .max(field.max, `must have at most ${field.max} entries`)
    case 'object':
      return z.object(mapValues(field.fields, strictSchema))
    case 'map':
      return z.record(mapKey, strictSchema(field.of))
  }
}

export function strictSchema(field: Field & { vocabulary?: keyof typeof VOCABULARIES }): z.ZodType {
  const words = field.vocabulary && field.type !== 'choice' ? VOCABULARIES[field.vocabulary].values : null
  const note = [field.note, words && `One of ${words.join(', ')}, where one fits`].filter(Boolean).join('. ')
  const example = 'example' in field && field.example ? { examples: [field.example] } : {}
  const schema = kindOf(field)
  return optional(note ? schema.meta({ description: note, ...example }) : schema, field)
}

export function feedShape<T extends CarTable>(table: T): Shape<T, NamesWith<T, { owner: 'feed' }>, true>
export function feedShape(table: CarTable): unknown {
  const facts = namesWith(table, { owner: 'feed' }).flatMap((name) => {
    const field = table[name]
    return field ? [[name, strictSchema(field)]] : []
  })
  return Object.fromEntries(facts)
}

function lenient(field: Field): z.ZodType {
  switch (field.type) {
    case 'text':
    case 'url':
    case 'date':
    case 'reference':
      return z.string()
    case 'time':
      return z.number().min(0).max(LAST_TIME)
    case 'flag':
      return z.boolean()
    case 'choice':
      return z.enum(field.options)
    case 'list':
      return z.array(lenient(field.of))
    case 'object':
      return z.object(mapValues(field.fields, (part) => optional(lenient(part), part)))
    case 'map':
      return z.record(z.string(), lenient(field.of))
    default:
      return z.number()
  }
}

const isNested = ({ type }: Field) => type === 'list' || type === 'object' || type === 'map'

/** Rows that are older than their vocabulary still have the feed's word. */
function folded(schema: z.ZodType, { vocabulary }: CarField): z.ZodType {
  if (!vocabulary) return schema
  return z.preprocess((word) => (typeof word === 'string' ? fold(vocabulary, word) : word), schema)
}

/** A nested value that cannot be read becomes null, so that the car remains visible. */
function storedSchema(field: CarField): z.ZodType {
  const schema = folded(lenient(field), field)
  if (isNested(field)) return schema.nullish().catch(null)
  if (!field.required) return schema.nullish()
  return field.type === 'time' ? schema.nullish().transform((at) => at ?? 0) : schema
}

export function rowShape<T extends CarTable, const N extends readonly (keyof T & string)[]>(
  table: T,
  names: N,
): Shape<T, N[number], true | 'stored'>
export function rowShape(table: CarTable, names: readonly string[]): unknown {
  return Object.fromEntries(
    names.flatMap((name) => {
      const field = table[name]
      return field ? [[name, storedSchema(field)]] : []
    }),
  )
}
