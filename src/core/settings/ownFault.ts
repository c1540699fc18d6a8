import type { Control } from './control'

/** Controls that draw their parts, each with its own fault. All others say the faults within them. */
const WITH_PARTS: ReadonlySet<Control> = new Set(['rows', 'part', 'texts', 'colours'] satisfies Control[])

/** What a control says beneath itself: the fault of its value, else the first within it, by its line in a list. */
export function ownFault(
  faults: ReadonlyMap<string, string>,
  path: string,
  control: Control,
): string | undefined {
  const own = faults.get(path)
  if (own !== undefined || WITH_PARTS.has(control)) return own
  const [within, fault] = [...faults].find(([one]) => one.startsWith(`${path}.`)) ?? []
  if (within === undefined) return undefined
  const line = Number(within.slice(path.length + 1))
  return control === 'lines' && Number.isInteger(line) ? `Line ${line + 1}: ${fault}` : fault
}
