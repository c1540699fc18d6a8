/** The columns of a lead that forms and the platform write, made from the table of its fields. */
import type { Field } from 'payload'
import { z } from 'zod'
import { systemField } from '@/access/fields'
import type { LeadField, LeadTable, Part } from '@/core/person/leadField'
import { LEAD_FIELDS } from '@/core/person/leadFields'
import { DOLLARS } from '@/fields/figures'
import { jsonField } from '@/fields/json'
import { notDrawn } from '@/fields/notDrawn'
import { flag, longText, number, text } from '@/fields/plain'
import { referenceField } from '@/fields/reference'
import { sentField } from '@/fields/sentField'
import { tradeInSchema } from '@/core/person/tradeIn'
import { eventSchema, leadAttributesSchema, mapSchema, namesSchema } from './jsonShapes'

type Named = Extract<Field, { name: string }>

/** As forms send it; older forms sent less, so nothing is required. */
function sentKind(field: LeadField): z.ZodType {
  if (field.type === 'choice') return z.enum(field.options)
  if (field.type === 'tick') return z.boolean()
  if (field.type === 'dollars') return z.number()
  if (field.type === 'texts') return z.array(z.string())
  return field.type === 'visit' ? z.record(z.string(), z.unknown()) : z.string().max(4000)
}
/** The map of what was sent, by the form's own names; names of older forms are stored unchanged. */
export const sentMap = (table: LeadTable) =>
  z.looseObject(
    Object.fromEntries(
      Object.entries(table).flatMap(([name, field]): [string, z.ZodType][] =>
        field.sent && field.type !== 'proof' ? [[name, sentKind(field).nullish()]] : [],
      ),
    ),
  )

/** Values of several parts, and how the record shows them. */
const MAPS: Partial<Record<string, (table: LeadTable) => Named>> = {
  fields: (table) => sentField('fields', sentMap(table), 'Sent', 'The form, box by box'),
  trade: () => sentField('trade', tradeInSchema.loose(), 'Trade', 'Their own car'),
  lead_attributes: () => sentField('lead_attributes', leadAttributesSchema, 'Visit', 'The visit'),
  event: () => jsonField('event', eventSchema),
  spam_reasons: () => jsonField('spam_reasons', namesSchema),
}
const DEFAULTS: Partial<Record<string, number>> = { spam_score: 0 }
const REQUIRED = new Set(['lead_id', 'dedupe_key'])

function columnOf(name: string, field: LeadField, table: LeadTable): Named {
  const { index, max } = field.column ?? {}
  const more = { ...(index && { index }), ...(REQUIRED.has(name) && { required: true }) }
  switch (field.type) {
    case 'tick':
      return flag(name)
    case 'dollars':
      return number(name, { admin: DOLLARS })
    case 'number':
      return number(name, name in DEFAULTS ? { defaultValue: DEFAULTS[name] } : {})
    case 'reference':
      return referenceField(name, field.to)
    case 'map':
    case 'list':
    case 'visit':
      return MAPS[name]?.(table) ?? jsonField(name, mapSchema)
    default:
      return max === 'long' ? longText(name) : text(name, { ...(max && { maxLength: max }), ...more })
  }
}

export const recordFields = (part: Part, table: LeadTable = LEAD_FIELDS): Field[] =>
  Object.entries(table)
    .filter(([, { column }]) => column?.in === part)
    .map(([name, field]) => systemField(columnOf(name, field, table)))
    // Keys, the machine's own notes, and what the screen above says in words.
    .map((field) => (part === 'unseen' ? notDrawn(field) : field))
