import type { SettingField, SettingSection } from './field'
import { valueAt } from './values'
import { COLOUR_WORDS } from '@/core/dealer/theme/colourWords.data'
import { isRecord } from '@/lib/isRecord'
import { rowTitle } from './rowTitle'

const COLOURS: Readonly<Record<string, string>> = COLOUR_WORDS

function rowLabels(field: SettingField, row: unknown, at: number, rest: readonly string[]): string[] {
  const { fields = [] } = field
  const [first] = fields
  if (!first) return [`line ${at + 1}`]
  // A row may be written as the single value of its first part.
  const parts = isRecord(row) ? row : { [first.path]: row }
  return [rowTitle(parts, field, at), ...partLabels(field, parts, rest)]
}

function partLabels(field: SettingField, value: unknown, keys: readonly string[]): string[] {
  const [key, ...rest] = keys
  if (key === undefined || field.as === 'font') return []
  if (Array.isArray(value)) return rowLabels(field, value[Number(key)], Number(key), rest)
  const own = isRecord(value) ? value[key] : undefined
  const part = field.fields?.find(({ path }) => path === key)
  if (part) return [part.label, ...partLabels(part, own, rest)]
  return [(field.as === 'colours' ? COLOURS[key] : field.words?.[key]) ?? key]
}

/** A place in a setting by the names that staff see, from the setting down: `Menu, Our cars, Leads to`. */
const placeLabel = (field: SettingField, value: unknown, keys: readonly string[]): string =>
  [field.label, ...partLabels(field, value, keys)].join(', ')

export const fieldsOf = ({ groups }: SettingSection): SettingField[] => groups.flatMap(({ fields }) => fields)

export interface PlacedFault {
  path: string
  label: string
  fault: string
}

/** The keys from the setting down to the place; null for a place elsewhere. */
const keysWithin = (path: string, of: string): string[] | null =>
  path === of ? [] : path.startsWith(`${of}.`) ? path.slice(of.length + 1).split('.') : null

/** Each with the name of its place in these settings. */
export const faultsIn = (
  section: SettingSection,
  faults: ReadonlyMap<string, string>,
  settings: unknown,
): PlacedFault[] =>
  fieldsOf(section).flatMap((field) =>
    [...faults].flatMap(([path, fault]) => {
      const keys = keysWithin(path, field.path)
      return keys ? [{ path, label: placeLabel(field, valueAt(settings, field.path), keys), fault }] : []
    }),
  )
