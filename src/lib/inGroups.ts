/** Values with one key, by the first of each; groups and values in the order in which they came. */
export function inGroups<Of>(values: readonly Of[], keyOf: (value: Of) => string): [first: Of, all: Of[]][] {
  const groups = new Map<string, [Of, Of[]]>()
  for (const value of values) {
    const known = groups.get(keyOf(value))
    if (known) known[1].push(value)
    else groups.set(keyOf(value), [value, [value]])
  }
  return [...groups.values()]
}
