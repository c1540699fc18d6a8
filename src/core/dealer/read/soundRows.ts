/** Rows for pages: a value that its own field would refuse is left out, so that no stored row can break a page. */
import type { CollectionSlug, FlattenedField, Payload, Where } from 'payload'
import { z } from 'zod'
import { isRecord } from '@/lib/isRecord'
import { noteLeftOut, soundParts } from '@/lib/soundParts'

/** An address of this length cannot even be led on to. */
const LONGEST_LINE = 5000

type Fields = readonly FlattenedField[]
interface Checked {
  /** Undefined when nothing of the value can be shown. */
  value: unknown
  faults: string[]
}

const bad = (...faults: string[]): Checked => ({ value: undefined, faults })
const whole = (value: unknown): Checked => ({ value, faults: [] })
const only = (isFit: boolean, value: unknown, fault: string): Checked => (isFit ? whole(value) : bad(fault))

const isTime = (value: unknown): boolean =>
  (typeof value === 'string' || value instanceof Date) && !Number.isNaN(new Date(value).getTime())

const isWithin = (value: number, { min, max }: { min?: number; max?: number }): boolean =>
  Number.isFinite(value) && value >= (min ?? -Infinity) && value <= (max ?? Infinity)

function jsonOf(field: FlattenedField, value: unknown): Checked {
  const schema: unknown = field.custom?.schema
  if (!(schema instanceof z.ZodType)) return whole(value)
  const { value: sound, faults } = soundParts(schema, value)
  return { value: sound, faults }
}

/** A related row that was read along. */
function relatedOf(db: Payload, slug: unknown, value: unknown): Checked {
  if (typeof value === 'string') return whole(value)
  if (!isRecord(value)) return bad('is no row')
  const collection = Object.values(db.collections).find(({ config }) => config.slug === slug)
  const sound = collection && rowOf(db, collection.config.flattenedFields, value)
  return sound ? { value: sound.row ?? undefined, faults: sound.faults } : whole(value)
}

const isRequired = (field: FlattenedField): boolean =>
  'required' in field && field.required === true && !('virtual' in field && field.virtual)

function one(db: Payload, field: FlattenedField, value: unknown): Checked {
  switch (field.type) {
    case 'text':
      return only(
        typeof value === 'string' && (value.length <= LONGEST_LINE || isRequired(field)),
        value,
        'is no line',
      )
    case 'textarea':
    case 'email':
    case 'code':
      return only(typeof value === 'string', value, 'is no text')
    case 'number':
      return only(typeof value === 'number' && isWithin(value, field), value, 'is no such number')
    case 'checkbox':
      return only(typeof value === 'boolean', value, 'is neither yes nor no')
    case 'date':
      return only(isTime(value), value, 'is no date')
    case 'select': {
      const options = field.options.map((option) => (typeof option === 'string' ? option : option.value))
      return only(typeof value === 'string' && options.includes(value), value, 'is not on the list')
    }
    case 'json':
      return jsonOf(field, value)
    case 'blocks':
      return only(isRecord(value), value, 'is no block')
    case 'relationship':
    case 'upload':
      return relatedOf(db, field.relationTo, value)
    case 'group':
    case 'tab': {
      if (!isRecord(value)) return bad('is no group')
      const { row, faults } = rowOf(db, field.flattenedFields, value)
      return { value: row ?? undefined, faults }
    }
    default:
      return whole(value)
  }
}

const isMany = (field: FlattenedField): boolean =>
  field.type === 'blocks' || ('hasMany' in field && field.hasMany === true)

function checked(db: Payload, field: FlattenedField, value: unknown): Checked {
  if (!isMany(field)) return one(db, field, value)
  if (!Array.isArray(value)) return bad('is no list')
  const all = value.map((entry) => one(db, field, entry))
  return {
    value: all.flatMap((entry) => (entry.value === undefined ? [] : [entry.value])),
    faults: all.flatMap(({ faults }) => faults),
  }
}

interface SoundRow {
  /** Null when a value is at fault without which the row means nothing. */
  row: Record<string, unknown> | null
  faults: string[]
}

/** `otherwise`: what stands in for a required value that is at fault. */
function rowOf(
  db: Payload,
  fields: Fields,
  stored: Record<string, unknown>,
  otherwise: Record<string, unknown> = {},
): SoundRow {
  const row = { ...stored }
  const faults: string[] = []
  let isWhole = true
  for (const field of fields) {
    const value = stored[field.name]
    if (value === undefined || (value === null && !isRequired(field))) continue
    const sound = value === null ? bad('is empty') : checked(db, field, value)
    if (sound.faults.length === 0) continue
    faults.push(...sound.faults.map((fault) => `${field.name} ${fault}`))
    row[field.name] = sound.value ?? otherwise[field.name] ?? null
    if (row[field.name] === null && isRequired(field)) isWhole = false
  }
  return { row: isWhole ? row : null, faults }
}

/** `own` limits a read to the dealer's rows. */
type Read<T> = (own: Where[]) => Promise<{ docs: T[] }>

/** Null when nothing of the row can be shown. `otherwise` stands in for required values at fault. */
export function soundRow<T extends { id: string }>(
  db: Payload,
  slug: CollectionSlug,
  tenant: string,
  doc: T,
  otherwise: Record<string, unknown> = {},
): T | null {
  const { row, faults } = rowOf(db, db.collections[slug].config.flattenedFields, { ...doc }, otherwise)
  if (faults.length === 0) return doc
  noteLeftOut({ of: slug, id: doc.id, tenant, faults })
  return row && { ...doc, ...row }
}

export async function soundRows<T extends { id: string }>(
  db: Payload,
  slug: CollectionSlug,
  tenant: string,
  read: Read<T>,
  otherwise: Record<string, unknown> = {},
): Promise<T[]> {
  const { docs } = await read([{ tenant: { equals: tenant } }])
  return docs.flatMap((doc) => soundRow(db, slug, tenant, doc, otherwise) ?? [])
}
