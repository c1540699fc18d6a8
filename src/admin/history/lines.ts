import type { FlattenedField, Payload, SanitizedCollectionConfig, TypedUser } from 'payload'
import { recordOf, idOf } from '@/access/ids'
import { formatLongDate } from '@/lib/dates'
import type { SettingField } from '@/core/settings/field'
import { fieldsOf } from '@/core/settings/inSection'
import { SECTIONS } from '@/core/settings/sections'
import { COLOUR_WORDS } from '@/core/dealer/theme/colourWords.data'
import { labelOf } from '@/fields/label'
import { dealerZone } from '@/admin/dealerZone'
import { staffMoment } from '@/admin/staffMoment'
import { FALLBACK_ZONE } from '@/core/dealer/country/zones'
import {
  partsOfChange,
  valueWords,
  type Reader,
  VIA_WORDS,
  whatWords,
} from '@/features/history/historyWords.rules'
import { rowHref } from '@/lib/adminHrefs'
import { carValueWords, isReported, dayWords, isDayField, type HistoryEntry } from './words'
import { namesIn, type Names } from './names'

/** The place of a change, by the names that the form has for it. */

const COLOURS: Readonly<Record<string, string>> = COLOUR_WORDS
const isPlace = (part: string): boolean => /^\d+$/.test(part)

/** Entries of a list count from one; a day is a day. */
const partWords = (part: string): string => {
  if (isPlace(part)) return String(Number(part) + 1)
  return /^\d{4}-\d{2}-\d{2}$/.test(part) ? formatLongDate(part) : labelOf(part)
}

function withinSetting(field: SettingField, [key, ...rest]: string[]): string[] {
  if (key === undefined) return []
  if (isPlace(key)) return [partWords(key), ...withinSetting(field, rest)]
  const part = field.fields?.find(({ path }) => path === key)
  if (part) return [part.label, ...withinSetting(part, rest)]
  const own = field.as === 'colours' ? COLOURS[key] : field.words?.[key]
  return [own ?? partWords(key), ...rest.map(partWords)]
}

/** `theme.colours.main` is under Brand. Null for what no section has. */
function settingLabels(parts: readonly string[]): string[] | null {
  const path = parts.join('.')
  for (const section of SECTIONS)
    for (const field of fieldsOf(section))
      if (path === field.path || path.startsWith(`${field.path}.`))
        return [
          section.title,
          field.label,
          ...withinSetting(field, parts.slice(field.path.split('.').length)),
        ]
  return null
}

function fieldsWithin(field: FlattenedField): FlattenedField[] {
  if ('flattenedFields' in field) return field.flattenedFields
  // Which block it is the place does not say: blocks that have such a field call it the same.
  return 'blocks' in field ? field.blocks.flatMap(({ flattenedFields }) => flattenedFields) : []
}

/** A value that is one for the database has the names of its boxes beside it. */
function valueLabels(field: FlattenedField, parts: readonly string[]): string[] {
  const { labels } = recordOf(field.custom)
  const known = labels instanceof Map ? labels : new Map<unknown, unknown>()
  const whole: unknown = known.get(parts.filter((part) => !isPlace(part)).join('.'))
  if (typeof whole === 'string' && !parts.some(isPlace)) return [whole]
  return parts.map((part) => {
    const own: unknown = known.get(part)
    return typeof own === 'string' ? own : partWords(part)
  })
}

export function pathLabels(fields: readonly FlattenedField[], parts: readonly string[]): string[] {
  const [name, ...rest] = parts
  if (name === undefined) return []
  if (isPlace(name)) return [partWords(name), ...pathLabels(fields, rest)]
  const field = fields.find((one) => one.name === name)
  if (!field) return parts.map(partWords)
  const label = 'label' in field && typeof field.label === 'string' ? field.label : labelOf(name)
  const within = fieldsWithin(field)
  if (within.length > 0) return [label, ...pathLabels(within, rest)]
  const ofDealer = field.custom?.settings === true ? settingLabels(rest) : null
  return [label, ...(ofDealer ?? valueLabels(field, rest))]
}

export interface HistoryLine {
  id: string
  /** Epoch ms */
  at: number
  when: string
  who: string
  via: string
  what: string
  kind: string
  title: string | null
  /** Address of the row, if it still exists and the reader may open it. */
  href: string | null
  changes: { field: string; from: string; to: string }[]
}

type Fields = Map<string, FlattenedField>
/** Absent for a collection that is no more. */
type Collection = SanitizedCollectionConfig | undefined

const collectionOf = (payload: Payload, entity: string): Collection =>
  Object.values(payload.collections).find(({ config }) => config.slug === entity)?.config
const linesFieldsOf = (collection: Collection): Fields =>
  new Map(collection?.flattenedFields.map((field) => [field.name, field]))
const kindOf = (collection: Collection, entity: string): string => {
  const label = collection?.labels.singular
  return typeof label === 'string' ? label : labelOf(entity)
}

/** A value that no form shows: the server makes or counts it. */
const isMade = (field: FlattenedField | undefined): boolean =>
  field !== undefined &&
  (field.name.startsWith('sanitized_') ||
    ('hidden' in field && field.hidden === true) ||
    field.admin?.hidden === true ||
    ('virtual' in field && Boolean(field.virtual)))

function optionOf(field: FlattenedField | undefined, value: string): string | null {
  if (field?.type !== 'select') return null
  const found = field.options.find((one) => typeof one !== 'string' && one.value === value)
  return found && typeof found !== 'string' && typeof found.label === 'string' ? found.label : labelOf(value)
}

function lineOf(payload: Payload, row: HistoryEntry, names: Names, zone: string): HistoryLine {
  const collection = collectionOf(payload, row.entity)
  const fields = linesFieldsOf(collection)
  const moment = (at: number | string) => staffMoment(at, zone)
  const labelAt = (path: string) => pathLabels(collection?.flattenedFields ?? [], path.split('.')).join(' › ')
  const changes = Object.entries(recordOf(row.diff)).flatMap(([path, change]) => {
    const { from, to } = recordOf(change)
    if (from === undefined && to === undefined) return []
    const [name = ''] = path.split('.')
    const field = fields.get(name)
    const reader: Reader = {
      moment: isDayField(field) ? dayWords : moment,
      nameOf: (id) => names.nameOf(field, id),
      optionOf: (value) => optionOf(field, value),
    }
    const isCar = row.entity === 'cars'
    if (isCar ? !isReported(name) : isMade(field)) return []
    const words = (value: unknown) =>
      isCar && path === name ? carValueWords(name, value, reader) : valueWords(value, reader)
    return partsOfChange(path, from, to).map(([part, sides]) => ({
      ...{ field: labelAt(part), from: words(sides.from), to: words(sides.to) },
    }))
  })
  return {
    id: row.id,
    at: Date.parse(row.createdAt),
    when: moment(row.createdAt),
    who: names.person(row.user_id) ?? row.who,
    via: VIA_WORDS[row.via] ?? row.via,
    what: whatWords(row.what, row.entity),
    kind: kindOf(collection, row.entity),
    title: (row.doc_id && names.titleOf(row.entity, row.doc_id)) || row.doc_title || null,
    href:
      collection && row.doc_id && names.isThere(row.entity, row.doc_id)
        ? rowHref(collection.slug, row.doc_id)
        : null,
    changes,
  }
}

/** A save that changed only what no form shows: a person did nothing that can be said. */
const isOfMachine = (row: HistoryEntry | undefined): boolean =>
  row?.what === `update ${row?.entity}` && row.entity !== 'cars' && Object.keys(recordOf(row.diff)).length > 0

export async function linesOf(
  payload: Payload,
  user: TypedUser,
  rows: HistoryEntry[],
): Promise<HistoryLine[]> {
  const names = await namesIn(payload, user, rows)
  const tenants = [...new Set(rows.map(({ tenant }) => idOf(tenant) ?? ''))]
  const zones = new Map(
    await Promise.all(tenants.map(async (id) => [id, await dealerZone(payload, id)] as const)),
  )
  return rows
    .map((row) => lineOf(payload, row, names, zones.get(idOf(row.tenant) ?? '') ?? FALLBACK_ZONE))
    .filter(({ changes }, at) => changes.length > 0 || !isOfMachine(rows[at]))
}
