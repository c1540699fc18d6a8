import type { Field } from 'payload'
import { z } from 'zod'

const optionsOf = (options: readonly (string | { value: string })[]): string[] =>
  options.map((option) => (typeof option === 'string' ? option : option.value))

function valueSchema(field: Field): z.ZodType {
  switch (field.type) {
    case 'text':
    case 'textarea':
    case 'date':
      return z.string()
    case 'select':
      return z.enum(optionsOf(field.options))
    case 'number':
      return z.number()
    case 'checkbox':
      return z.boolean()
    case 'richText':
      return z.record(z.string(), z.unknown())
    case 'array':
      return z.array(z.looseObject(fieldShape(field.fields)))
    default:
      throw new Error(`Values of the field type ${field.type} cannot be checked yet`)
  }
}

const isEmpty = (value: unknown): boolean => value == null || (Array.isArray(value) && value.length === 0)

/**
 * Payload adds an `id` with a function as default to the same field lists, before or after they are read here. A computed
 * default is for what Payload stores, and blocks that come from code have none.
 */
const hasFixedDefault = (field: Field): field is Field & { defaultValue: unknown } =>
  'defaultValue' in field && field.defaultValue !== undefined && typeof field.defaultValue !== 'function'

/** Payload stores an empty field as null, as an empty list or not at all. All three read as the default. */
function fieldSchema(field: Field): z.ZodType {
  const value = 'hasMany' in field && field.hasMany ? z.array(valueSchema(field)) : valueSchema(field)
  if (hasFixedDefault(field))
    return z
      .unknown()
      .optional()
      .transform((input) => (isEmpty(input) ? field.defaultValue : input))
      .pipe(value)
  return 'required' in field && field.required ? value : value.nullish()
}

/** Validators by field name, derived from the fields of Payload's configuration. */
export const fieldShape = (fields: readonly Field[]): Record<string, z.ZodType> =>
  Object.fromEntries(
    fields.flatMap((field): [string, z.ZodType][] => {
      if (field.type === 'row') return Object.entries(fieldShape(field.fields))
      return 'name' in field ? [[field.name, fieldSchema(field)]] : []
    }),
  )
