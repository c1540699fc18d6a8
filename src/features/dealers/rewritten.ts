/** The same value with each old id as its new one, also in addresses such as `/media/<tenant id>/x.webp`. */
export function rewritten(value: unknown, ids: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string')
    return (
      ids.get(value) ?? value.replace(/(?<=\/media\/)[\w-]+(?=\/)/g, (folder) => ids.get(folder) ?? folder)
    )
  if (Array.isArray(value)) return value.map((part) => rewritten(part, ids))
  if (typeof value === 'object' && value !== null && !(value instanceof Date))
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, rewritten(part, ids)]))
  return value
}
