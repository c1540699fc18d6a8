import type { SanitizedCollectionConfig } from 'payload'

export type FieldKind = 'plain' | 'boolean' | 'json' | 'date' | 'reference'
export type FieldKinds = ReadonlyMap<string, FieldKind>

function kindOf(field: SanitizedCollectionConfig['flattenedFields'][number]): FieldKind {
  switch (field.type) {
    case 'checkbox':
      return 'boolean'
    case 'json':
    case 'richText':
      return 'json'
    case 'blocks':
      return 'json'
    case 'date':
      return 'date'
    case 'relationship':
    case 'upload':
      return 'reference'
    default:
      return 'plain'
  }
}

export function fieldKinds(config: SanitizedCollectionConfig): FieldKinds {
  const kinds = new Map<string, FieldKind>([['id', 'plain']])
  for (const field of config.flattenedFields) if ('name' in field) kinds.set(field.name, kindOf(field))
  return kinds
}
