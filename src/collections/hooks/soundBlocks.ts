import type { FieldHook } from 'payload'
import { isRecord } from '@/lib/isRecord'
import { noteLeftOut } from '@/lib/leftOut'

const isOdd = (list: unknown): list is unknown[] => Array.isArray(list) && !list.every(isRecord)

const leaveOut: FieldHook = ({ collection, field, originalDoc, value }) => {
  if (!isOdd(value)) return value
  const doc: unknown = originalDoc
  noteLeftOut({
    of: collection?.slug ?? 'blocks',
    ...(isRecord(doc) ? { id: String(doc.id) } : {}),
    faults: [`${String(field.name)} is no block`],
  })
  return value.filter(isRecord)
}

/** The stored list, with which the save compares its own. */
const leaveOutStored: FieldHook = ({ field, siblingDocWithLocales: stored, value }) => {
  const list: unknown = field.name && isRecord(stored) ? stored[field.name] : null
  if (field.name && isRecord(stored) && isOdd(list)) stored[field.name] = list.filter(isRecord)
  return value
}

/** Payload fails by a stored block that is none: the page, and each list that has it, could be neither read nor mended. */
export const soundBlocks = { afterRead: [leaveOut], beforeChange: [leaveOutStored] }
