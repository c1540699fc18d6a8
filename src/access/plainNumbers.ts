/** Payload reads `12,50` as 12 and `0x10` as 0: an amount that is not plainly a number is refused before that. */
import { ValidationError, type Block, type CollectionBeforeOperationHook, type FlattenedField } from 'payload'
import { isFromOutside } from './fromOutside'
import { recordOf } from './ids'

interface Fault {
  label: string
  path: string
}

const PLAIN = /^\s*(?:[-+]?\d+(?:\.\d+)?)?\s*$/

/** Nothing at all empties the field. */
export const isPlainNumber = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'number' ? Number.isFinite(value) : typeof value === 'string' && PLAIN.test(value))

const rows = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

function inBlocks(
  blocks: (Pick<Block, 'slug'> & { flattenedFields: FlattenedField[] })[],
  value: unknown,
  path: string,
) {
  return rows(value).flatMap((row, at) => {
    const block = blocks.find(({ slug }) => slug === recordOf(row).blockType)
    return block ? unplainNumbers(block.flattenedFields, row, `${path}.${at}.`) : []
  })
}

function inField(field: FlattenedField, value: unknown, path: string): Fault[] {
  switch (field.type) {
    case 'number': {
      const isPlain =
        field.hasMany && Array.isArray(value) ? value.every(isPlainNumber) : isPlainNumber(value)
      return isPlain ? [] : [{ label: typeof field.label === 'string' ? field.label : field.name, path }]
    }
    case 'blocks':
      return inBlocks(field.blocks, value, path)
    case 'array':
      return rows(value).flatMap((row, at) => unplainNumbers(field.flattenedFields, row, `${path}.${at}.`))
    case 'group':
    case 'tab':
      return unplainNumbers(field.flattenedFields, value, `${path}.`)
    default:
      return []
  }
}

export function unplainNumbers(fields: FlattenedField[], data: unknown, prefix = ''): Fault[] {
  const row = recordOf(data)
  return fields.flatMap((field) => inField(field, row[field.name], `${prefix}${field.name}`))
}

export const plainNumbers: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return args
  if (!req.user || !isFromOutside(args, req)) return args
  const faults = unplainNumbers(collection.flattenedFields, recordOf(args).data)
  if (faults.length) {
    const errors = faults.map((fault) => ({
      ...fault,
      message: `${fault.label} is not a plain number. Enter digits only, such as 12 or 12.5.`,
    }))
    throw new ValidationError({ collection: collection.slug, errors }, req.t)
  }
  return args
}
