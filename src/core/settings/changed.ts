import { sameValue } from '@/lib/sameValue'
import type { SettingSection } from './field'
import { fieldsOf } from './inSection'
import { valueAt } from './values'

export const changedPaths = (section: SettingSection, value: unknown, saved: unknown): string[] =>
  fieldsOf(section)
    .map(({ path }) => path)
    .filter((path) => !sameValue(valueAt(value, path), valueAt(saved, path)))
