import type { Block, FlattenedField } from 'payload'
import { idOf, idsOf, recordOf } from '@/access/ids'

export interface Reference {
  collection: string
  id: string
  path: string
}

const rows = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

function ofRelation(relationTo: string | string[], value: unknown, path: string): Reference[] {
  if (typeof relationTo === 'string') return idsOf(value).map((id) => ({ collection: relationTo, id, path }))
  const values = Array.isArray(value) ? value : [value]
  return values.map(recordOf).flatMap((entry) => {
    const id = idOf(entry.value)
    return id && typeof entry.relationTo === 'string' ? [{ collection: entry.relationTo, id, path }] : []
  })
}

type BlockFields = Pick<Block, 'slug'> & { flattenedFields: FlattenedField[] }

function ofBlocks(blocks: BlockFields[], value: unknown, path: string): Reference[] {
  return rows(value).flatMap((entry, index) => {
    const block = blocks.find(({ slug }) => slug === recordOf(entry).blockType)
    return block ? references(block.flattenedFields, entry, `${path}.${index}.`) : []
  })
}

function ofField(field: FlattenedField, value: unknown, path: string): Reference[] {
  switch (field.type) {
    case 'relationship':
    case 'upload':
      return ofRelation(field.relationTo, value, path)
    case 'blocks':
      return ofBlocks(field.blocks, value, path)
    case 'array':
      return rows(value).flatMap((entry, index) =>
        references(field.flattenedFields, entry, `${path}.${index}.`),
      )
    case 'group':
    case 'tab':
      return references(field.flattenedFields, value, `${path}.`)
    case 'text': {
      const to: unknown = field.custom?.refersTo
      return typeof to === 'string' && typeof value === 'string' && value
        ? [{ collection: to, id: value, path }]
        : []
    }
    default:
      return []
  }
}

export function references(fields: FlattenedField[], data: unknown, prefix = ''): Reference[] {
  const row = recordOf(data)
  return fields.flatMap((field) =>
    field.name === 'tenant' || row[field.name] === undefined
      ? []
      : ofField(field, row[field.name], `${prefix}${field.name}`),
  )
}
