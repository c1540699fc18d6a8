import type { Country, CountryName } from '@/core/dealer/country/country'

/** What a type alone does not say: a setting asks for it by name. */
export type NamedControl =
  | 'long'
  | 'colours'
  | 'zone'
  | 'dealerships'
  | 'dealership'
  | 'font'
  | 'picture'
  | 'link'
  | 'signed'
  | 'source'

/** How one setting of a dealer is shown to staff. What values it takes is said by the schema of the settings alone. */
export interface SettingField {
  /** Where it is in the settings, such as `reserve.deposit`; within a list, in its row. */
  path: string
  label: string
  help?: string
  /** The fact of the dealer's country that it is called by there, in place of the label. */
  calledBy?: CountryName
  /** A control other than the one that its type has. */
  as?: NamedControl
  unit?: '$' | '%' | 'days' | 'hours' | 'minutes' | 'km' | 'months'
  words?: Readonly<Record<string, string>>
  /** A choice of several, whose order counts. */
  ordered?: boolean
  row?: string
  fields?: readonly SettingField[]
}

export interface SettingGroup {
  title: string
  help?: string
  /** Other words that people look for it by; nobody reads them. */
  also?: string
  /** Whether it means something for dealers of a country. Absent: for all. */
  isFor?(country: Country): boolean
  fields: readonly SettingField[]
}

export interface SettingSection {
  key: string
  title: string
  help: string
  groups: readonly SettingGroup[]
}
