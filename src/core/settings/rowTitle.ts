import type { SettingField } from './field'

/** What a row is called: its first part that says something, in words. */
export function rowTitle(
  row: Record<string, unknown>,
  { fields = [], row: noun = 'row' }: SettingField,
  at: number,
): string {
  for (const { path, words = {} } of fields) {
    const value = row[path]
    if (typeof value === 'string' && value && path !== 'icon') return words[value] ?? value
  }
  return `New ${noun} (${at + 1})`
}
