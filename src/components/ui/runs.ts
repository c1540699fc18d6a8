export interface Part<Markup> {
  key: string
  /** It has behaviour of its own and is hydrated; every other part is served by event delegation. */
  isLive: boolean
  markup: Markup
}

/** Neighbours without behaviour of their own become one run, to be one still part; a live part is a run alone. */
export const runsOf = <One extends { isLive: boolean }>(parts: readonly One[]): [One, ...One[]][] => {
  const runs: [One, ...One[]][] = []
  for (const part of parts) {
    const last = runs.at(-1)
    if (last && !part.isLive && !last[0].isLive) last.push(part)
    else runs.push([part])
  }
  return runs
}
