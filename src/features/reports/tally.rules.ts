export interface Share {
  name: string
  count: number
}

/** How often each name occurs, the most frequent first, equal ones from A to Z. Empty names are left out. */
export function tally(names: readonly (string | null | undefined)[]): Share[] {
  const counts = new Map<string, number>()
  for (const name of names) if (name) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name))
}
