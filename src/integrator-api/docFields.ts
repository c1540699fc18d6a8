/** The fields of a schema of the document, as its page lists them: made from it, so that the two cannot differ. */
import { z } from 'zod'
import { FOLDED } from '@/features/stock/sentSchema'
import { grouped } from '@/lib/figures'
import type { OpenApi } from './openapi'

export interface DocField {
  /** A field of an object or of each item of a list is named by its path: `images[].image.url`. */
  name: string
  type: string
  required: boolean
  note: string
}

const propertySchema = z.object({
  type: z
    .union([z.string(), z.array(z.string()).transform((types) => types.find((type) => type !== 'null'))])
    .optional(),
  $ref: z.string().optional(),
  format: z.string().optional(),
  description: z.string().optional(),
  enum: z.array(z.unknown()).optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  maxLength: z.number().optional(),
  required: z.array(z.string()).default([]),
  get anyOf() {
    return z.array(propertySchema).optional()
  },
  get properties() {
    return z.record(z.string(), propertySchema).optional()
  },
  get additionalProperties() {
    return propertySchema.optional().catch(undefined)
  },
  get items() {
    return propertySchema.optional()
  },
})
type Property = z.output<typeof propertySchema>

const kinds: Record<string, string> = {
  array: 'list',
  integer: 'whole number',
  string: 'text',
  boolean: 'true or false',
  object: 'object',
  number: 'number',
}

export const nameOf = (ref: string) => ref.split('/').at(-1) ?? ref
/** The fields of cars have one table for all calls. */
export const isOfCar = (schema: string): boolean => /^(?:Stored)?Car/.test(schema)

/** The guide explains folded forms once for all fields. */
const isOwn = ({ type, description }: Property) => type !== 'null' && description !== FOLDED
/** Nullable and folded forms contain the field's own form. */
function ownOf(property: Property): Property {
  const [own] = (property.anyOf ?? []).filter(isOwn)
  return own ? ownOf(own) : property
}

function typeOf(property: Property): string {
  const options = (property.anyOf ?? []).filter(isOwn)
  if (options.length) return options.map(typeOf).join(' or ')
  if (property.$ref) return isOfCar(nameOf(property.$ref)) ? 'car' : 'object'
  if (property.enum) return property.enum.join(' | ')
  if (property.format === 'date') return 'date'
  const kind = kinds[property.type ?? ''] ?? 'any'
  const item = property.items && typeOf(property.items)
  const many = item && /^(?:object|car|number|whole number)$/.test(item) ? `${item}s` : item
  return many && many !== 'any' ? `${kind} of ${many}` : kind
}

/** Between two figures of four digits are years, which have no comma. */
const rangeOf = (least: number, most: number): string =>
  least > 999 && most < 10_000 ? `${least} to ${most}` : `${grouped(least)} to ${grouped(most)}`

function noteOf(property: Property): string {
  const inner = ownOf(property)
  const range =
    inner.type === 'integer' && inner.maximum !== undefined && inner.maximum < 1e15
      ? rangeOf(inner.minimum ?? 0, inner.maximum)
      : ''
  const length = inner.maxLength ? `at most ${grouped(inner.maxLength)} characters` : ''
  return [property.description ?? inner.description ?? '', range, length].filter(Boolean).join('. ')
}

const schemaNamed = (api: OpenApi, name: string): Property | null =>
  propertySchema.safeParse(api.components.schemas[name]).data ?? null

/** `path`: of the object, with what parts it from its fields. */
function partsOf(api: OpenApi, property: Property, path: string): DocField[] {
  const own = ownOf(property)
  if (own.$ref) {
    const named = isOfCar(nameOf(own.$ref)) ? null : schemaNamed(api, nameOf(own.$ref))
    return named ? partsOf(api, named, path) : []
  }
  if (own.items) return partsOf(api, own.items, `${path}[]`)
  if (own.additionalProperties && !own.properties)
    return partsOf(api, own.additionalProperties, path ? `${path}.{name}` : '{name}')
  return Object.entries(own.properties ?? {}).flatMap(([field, part]) => {
    const name = path ? `${path}.${field}` : field
    const row = { name, type: typeOf(part), required: own.required.includes(field), note: noteOf(part) }
    return [row, ...partsOf(api, part, name)]
  })
}

/** Each followed by its own parts. */
export function fieldsOf(api: OpenApi, name: string): DocField[] {
  const schema = schemaNamed(api, name)
  return schema ? partsOf(api, schema, '') : []
}
