import { savedConfigSchema } from '@/core/dealer/words/savedConfig'
import { plainFault } from '@/lib/plainFault'
import { limitFaults } from './limits/limitFaults'

const isEmptyAt = (settings: unknown, path: string): boolean => {
  const value = path.split('.').reduce<unknown>((part, key) => Reflect.get(Object(part), key), settings)
  return value === undefined || value === null || value === ''
}

/** Without what is empty and was never filled in, such as the boxes of a row that was just added: that is said when a save is refused. */
export const withoutUntyped = (
  faults: ReadonlyMap<string, string>,
  now: unknown,
  saved: unknown,
): ReadonlyMap<string, string> =>
  new Map([...faults].filter(([path]) => !isEmptyAt(now, path) || !isEmptyAt(saved, path)))

/** By path, such as `reserve.deposit` or `navigation.2.href`; the first of each place, its shape before its limits. */
export function settingFaults(settings: unknown): ReadonlyMap<string, string> {
  const faults = new Map<string, string>()
  for (const issue of savedConfigSchema.safeParse(settings).error?.issues ?? []) {
    const path = issue.path.join('.')
    if (!faults.has(path)) faults.set(path, plainFault(issue))
  }
  for (const { path, fault } of limitFaults(settings)) if (!faults.has(path)) faults.set(path, fault)
  return faults
}
