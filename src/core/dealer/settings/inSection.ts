import type { SettingField, SettingSection } from './field'
import { placeLabel } from './placeLabel'
import { valueAt } from './values'

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
