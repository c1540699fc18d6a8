/** An entry of a definition against the fields of its collection: names, kinds, choices and each field's own rule. */
import type { FlattenedField, Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { isRecord } from '@/lib/isRecord'
import { choiceOf, fault, shown, unknownField, type Fault, type Path } from './fault'
import { kindFault, shapeFaults } from './shape'

type Fields = readonly FlattenedField[]
export interface Checking {
  db: Payload
  req: PayloadRequest
}

const KINDS: Readonly<Record<string, readonly [type: string, words: string]>> = {
  text: ['string', 'a text in quotes'],
  textarea: ['string', 'a text in quotes'],
  email: ['string', 'a text in quotes'],
  number: ['number', 'a number without quotes'],
  checkbox: ['boolean', 'true or false'],
}
const NEVER: ReadonlySet<string> = new Set(['relationship', 'upload', 'richText', 'join', 'ui'])
const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === ''

const optionsOf = (field: FlattenedField): string[] =>
  field.type === 'select' ? field.options.map((one) => (typeof one === 'string' ? one : one.value)) : []

/** Payload's word or a rule of our own. */
async function ruleFault(
  { req }: Checking,
  field: FlattenedField,
  entry: Record<string, unknown>,
  path: Path,
): Promise<Fault[]> {
  const rule: unknown = Reflect.get(field, 'validate')
  if (typeof rule !== 'function') return []
  const around = { data: entry, siblingData: entry, operation: 'create', preferences: { fields: {} } }
  const options = { ...field, ...around, req, path: [...path], overrideAccess: true, event: 'submit' }
  const message: unknown = await Reflect.apply(rule, null, [entry[field.name], options])
  if (typeof message !== 'string') return []
  const value = entry[field.name]
  const [, words = 'it'] = KINDS[field.type] ?? []
  return [fault(path, isEmpty(value) ? `is missing. Write ${words}.` : `is ${shown(value)}. ${message}`)]
}

async function blocksFaults(checking: Checking, field: FlattenedField, value: unknown, path: Path) {
  if (field.type !== 'blocks') return []
  if (!Array.isArray(value)) return [kindFault(path, value, 'a list: [ … ]')]
  const known = field.blocks.map(({ slug }) => slug)
  const all = await Promise.all(
    value.map(async (block: unknown, at): Promise<Fault[]> => {
      const here = [...path, at]
      if (!isRecord(block)) return [kindFault(here, block, 'an object: { … }')]
      const { blockType } = block
      const config = field.blocks.find(({ slug }) => slug === blockType)
      if (!config)
        return [fault([...here, 'blockType'], `is ${shown(blockType)}. ${choiceOf(blockType, known)}`)]
      const also = ['blockType', 'blockName', 'id']
      return entryFaults(checking, config.flattenedFields, block, here, also)
    }),
  )
  return all.flat()
}

async function rowsFaults(checking: Checking, fields: Fields, value: unknown, path: Path) {
  if (!Array.isArray(value)) return [kindFault(path, value, 'a list: [ … ]')]
  const all = await Promise.all(
    value.map(async (row: unknown, at): Promise<Fault[]> =>
      isRecord(row)
        ? entryFaults(checking, fields, row, [...path, at], ['id'])
        : [kindFault([...path, at], row, 'an object: { … }')],
    ),
  )
  return all.flat()
}

async function fieldFaults(
  checking: Checking,
  field: FlattenedField,
  entry: Record<string, unknown>,
  path: Path,
): Promise<Fault[]> {
  const value = entry[field.name]
  if (field.type === 'group' || field.type === 'tab') {
    if (value === undefined) return []
    if (!isRecord(value)) return [kindFault(path, value, 'an object: { … }')]
    return entryFaults(checking, field.flattenedFields, value, path)
  }
  if (field.type === 'array' && !isEmpty(value))
    return rowsFaults(checking, field.flattenedFields, value, path)
  if (field.type === 'blocks' && !isEmpty(value)) return blocksFaults(checking, field, value, path)
  if (!isEmpty(value)) {
    const [type, words] = KINDS[field.type] ?? []
    const isList = 'hasMany' in field && field.hasMany === true
    if (type && words && !isList && typeof value !== type) return [kindFault(path, value, words)]
    const options = optionsOf(field)
    const odd = [value].flat().find((one) => !options.includes(String(one)))
    if (field.type === 'select' && odd !== undefined)
      return [fault(path, `is ${shown(odd)}. ${choiceOf(odd, options)}`)]
    const schema: unknown = field.custom?.schema
    const faults = schema instanceof z.ZodType ? shapeFaults(schema, value, path) : []
    if (faults.length) return faults
  }
  return ruleFault(checking, field, entry, path)
}

/** `also`: names that are known beside the fields; `covered`: fields that are made from them. */
export async function entryFaults(
  checking: Checking,
  fields: Fields,
  entry: Record<string, unknown>,
  path: Path,
  also: readonly string[] = [],
  covered: readonly string[] = [],
): Promise<Fault[]> {
  const open = fields.filter(
    (field) => !covered.includes(field.name) && !also.includes(field.name) && !NEVER.has(field.type),
  )
  const known = [...also, ...open.map(({ name }) => name)]
  const unknown = Object.keys(entry)
    .filter((name) => !known.includes(name))
    .map((name) => unknownField([...path, name], known))
  const faults = await Promise.all(
    open.map((field) => fieldFaults(checking, field, entry, [...path, field.name])),
  )
  return [...unknown, ...faults.flat()]
}
