import { savedConfigSchema } from '@/core/dealer/words/savedConfig'
import { plainFault } from '@/lib/plainFault'
import { limitFaults } from './limits/limitFaults'

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
