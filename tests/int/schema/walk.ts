import type { FlattenedField, SanitizedConfig } from 'payload'

const own = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined

/** Whether a JSON schema has a path; follows lists and maps, and tries each `anyOf`. */
function inSchema(schema: unknown, path: string[]): boolean {
  const [name, ...rest] = path
  if (name === undefined) return schema !== undefined
  const choices = own(schema, 'anyOf')
  if (Array.isArray(choices)) return choices.some((choice) => inSchema(choice, path))
  const items = own(schema, 'items')
  if (items) return inSchema(items, path)
  const property = own(own(schema, 'properties'), name)
  if (property) return inSchema(property, rest)
  const values = own(schema, 'additionalProperties')
  return (
    typeof values === 'object' && values !== null && Object.keys(values).length > 0 && inSchema(values, path)
  )
}

function inFields(config: SanitizedConfig, fields: FlattenedField[], path: string[]): boolean {
  const [name, ...rest] = path
  const field = fields.find((one) => one.name === name)
  if (!field) return false
  if (!rest.length) return true
  if (field.type === 'json') return inSchema(field.jsonSchema?.schema, rest)
  if (field.type === 'group' || field.type === 'array') return inFields(config, field.flattenedFields, rest)
  if ((field.type === 'relationship' || field.type === 'upload') && typeof field.relationTo === 'string')
    return inCollection(config, field.relationTo, rest)
  return false
}

export function inCollection(config: SanitizedConfig, slug: string, path: string[]): boolean {
  const collection = config.collections.find((one) => one.slug === slug)
  if (!collection) return false
  return path.join('.') === 'id' || inFields(config, collection.flattenedFields, path)
}
