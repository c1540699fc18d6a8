import { type Country, countryFacts } from '@/core/dealer/country/country'
import type { SettingField, SettingSection } from './field'
import { capital } from '@/lib/text'

const named = (field: SettingField, country: Country): SettingField =>
  field.calledBy ? { ...field, label: capital(countryFacts(country)[field.calledBy]) } : field

export const inCountry = (sections: readonly SettingSection[], country: Country): SettingSection[] =>
  sections.map((section) => ({
    ...section,
    groups: section.groups
      .filter(({ isFor }) => isFor?.(country) ?? true)
      .map((group) => ({ ...group, fields: group.fields.map((field) => named(field, country)) })),
  }))
