const MOST_NAMED = 3

/** `a, b, c and 2 more` */
export function named(names: readonly string[]): string {
  const shown = names.slice(0, MOST_NAMED)
  const more = names.length - shown.length
  return more ? `${shown.join(', ')} and ${more} more` : shown.join(', ')
}

export function byDealer<T extends { tenant: string }>(rows: readonly T[]): [first: T, all: T[]][] {
  const dealers = new Map<string, [T, T[]]>()
  for (const row of rows) {
    const known = dealers.get(row.tenant)
    if (known) known[1].push(row)
    else dealers.set(row.tenant, [row, [row]])
  }
  return [...dealers.values()]
}
