/** The place of a change, by the names that the form has for it. */
import type { FlattenedField } from 'payload'
import { recordOf } from '@/access/ids'
import { formatLongDate } from '@/lib/dates'
import type { SettingField } from '@/core/dealer/settings/field'
import { fieldsOf } from '@/core/dealer/settings/inSection'
import { SECTIONS } from '@/core/dealer/settings/sections'
import { COLOUR_WORDS } from '@/core/dealer/theme/colourWords.data'
import { labelOf } from '@/fields/label'

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
