/** Payload fails by content that is none: a page or post, and each list that has it, could be neither read nor mended. */
import type { Block, Field, FieldAffectingData, FieldHook } from 'payload'
import { isRecord } from '@/lib/isRecord'
import { noteLeftOut } from '@/lib/soundParts'

/** No text of the editor is nested as deeply. */
const DEEPEST = 40

function soundNode(node: unknown, depth = 0): Record<string, unknown>[] {
  if (!isRecord(node) || typeof node.type !== 'string' || depth > DEEPEST) return []
  const { children } = node
  const sound = 'fields' in node && !isRecord(node.fields) ? { ...node, fields: {} } : node
  if (!('children' in node)) return [sound]
  return [
    {
      ...sound,
      children: Array.isArray(children) ? children.flatMap((child) => soundNode(child, depth + 1)) : [],
    },
  ]
}

const soundText = (value: unknown): unknown =>
  isRecord(value) && isRecord(value.root)
    ? { ...value, root: soundNode({ ...value.root, type: 'root', children: value.root.children ?? [] })[0] }
    : null

const soundList = (value: unknown, fieldsOf: (entry: Record<string, unknown>) => Field[]): unknown =>
  Array.isArray(value)
    ? value.filter(isRecord).map((entry) => soundFields(fieldsOf(entry), entry))
    : value == null
      ? value
      : []

const fieldsOfBlock = (blocks: readonly Block[], { blockType }: Record<string, unknown>): Field[] =>
  blocks.find(({ slug }) => slug === blockType)?.fields ?? []

/** The value without what Payload cannot read. */
function soundValue(field: Field | FieldAffectingData, value: unknown): unknown {
  switch (field.type) {
    case 'blocks':
      return soundList(value, (block) => fieldsOfBlock(field.blocks, block))
    case 'array':
      return soundList(value, () => field.fields)
    case 'richText':
      return value == null ? value : soundText(value)
    default:
      return value
  }
}

function soundFields(fields: readonly Field[], row: Record<string, unknown>): Record<string, unknown> {
  const made = { ...row }
  for (const field of fields)
    if ('name' in field && field.name in row) made[field.name] = soundValue(field, row[field.name])
    else if ('fields' in field && !('name' in field)) Object.assign(made, soundFields(field.fields, made))
  return made
}

const leaveOut: FieldHook = ({ collection, field, originalDoc, value }) => {
  const sound = soundValue(field, value)
  if (JSON.stringify(sound) === JSON.stringify(value)) return value
  const doc: unknown = originalDoc
  noteLeftOut({
    of: collection?.slug ?? 'content',
    ...(isRecord(doc) ? { id: String(doc.id) } : {}),
    faults: [`${'name' in field ? field.name : ''} has parts that cannot be read`],
  })
  return sound
}

/** The stored content, with which the save compares its own. */
const leaveOutStored: FieldHook = ({ field, siblingDocWithLocales: stored, value }) => {
  if ('name' in field && field.name && isRecord(stored) && field.name in stored)
    stored[field.name] = soundValue(field, stored[field.name])
  return value
}

export const soundContent = { afterRead: [leaveOut], beforeChange: [leaveOutStored] }
