import type { SettingField, SettingGroup, SettingSection } from './field'

const textOf = ({ label, help = '', words = {}, fields = [] }: SettingField): string =>
  [label, help, ...Object.values(words), ...fields.map(textOf)].join(' ')

/** The settings whose words hold every sought word, in their sections and groups; those without any are left out. */
export function foundSettings(sections: readonly SettingSection[], sought: string): SettingSection[] {
  const wanted = sought.toLowerCase().split(/\s+/).filter(Boolean)
  const has = (text: string) => wanted.every((word) => text.toLowerCase().includes(word))
  const found = (group: SettingGroup): SettingGroup => ({
    ...group,
    fields: group.fields.filter((field) => has(`${group.title} ${group.also ?? ''} ${textOf(field)}`)),
  })
  return sections
    .map((section) => ({
      ...section,
      groups: section.groups.map(found).filter(({ fields }) => fields.length),
    }))
    .filter(({ groups }) => groups.length)
}
