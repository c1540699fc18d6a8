/** Stopped searches that are worth a line: the newest of each, and none that goes on under another frequency. */
export function startable<Search extends { search: string }>(
  active: readonly Search[],
  stopped: readonly Search[],
): Search[] {
  const seen = new Set(active.map(({ search }) => search))
  return stopped.filter(({ search }) => !seen.has(search) && seen.add(search))
}
