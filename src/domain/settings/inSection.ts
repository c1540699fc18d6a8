import type { SettingField, SettingSection } from './field'

export const fieldsOf = ({ groups }: SettingSection): SettingField[] => groups.flatMap(({ fields }) => fields)

export interface PlacedFault {
  path: string
  label: string
  fault: string
}

const isWithin = (path: string, of: string): boolean => path === of || path.startsWith(`${of}.`)

export const faultsIn = (section: SettingSection, faults: ReadonlyMap<string, string>): PlacedFault[] =>
  fieldsOf(section).flatMap(({ path: of, label }) =>
    [...faults].filter(([path]) => isWithin(path, of)).map(([path, fault]) => ({ path, label, fault })),
  )
