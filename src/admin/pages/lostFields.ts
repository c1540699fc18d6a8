import type { FormFields } from '@/admin/payloadContract'

const idsAt = (fields: FormFields, path: string): string | undefined =>
  fields[path]?.rows?.map(({ id }) => id).join()

/** True when rows came, went or moved: then a path no longer means what it meant. Lists that were not there yet tell nothing. */
const rowsMoved = (before: FormFields, after: FormFields): boolean =>
  Object.keys(before).some((path) => {
    const [was, is] = [idsAt(before, path), idsAt(after, path)]
    return was !== undefined && is !== undefined && was !== is
  })

/** Notes what differs from what was sent. `isModified` is the field changed last: there a person went back to what was sent. */
export function noteTyped(typed: Map<string, unknown>, sent: FormFields, now: FormFields): void {
  if (rowsMoved(sent, now)) return typed.clear()
  for (const [path, field] of Object.entries(now)) {
    if (!field || !sent[path]) continue
    if (field.value !== sent[path].value) typed.set(path, field.value)
    else if (field.isModified) typed.delete(path)
  }
}

/** Fields that no longer have what was typed into them. */
export const lostFields = (typed: ReadonlyMap<string, unknown>, fields: FormFields): [string, unknown][] =>
  [...typed].filter(([path, value]) => fields[path] && fields[path].value !== value)
