import { savedConfigSchema } from '@/domain/words/savedConfig'
import { plainFault } from '@/lib/plainFault'

/** By path, such as `reserve.deposit` or `navigation.2.href`; the first of each place. */
export function settingFaults(settings: unknown): ReadonlyMap<string, string> {
  const faults = new Map<string, string>()
  for (const issue of savedConfigSchema.safeParse(settings).error?.issues ?? []) {
    const path = issue.path.join('.')
    if (!faults.has(path)) faults.set(path, plainFault(issue))
  }
  return faults
}
