const LONGEST = 255
const rows = [new Uint8Array(LONGEST + 1), new Uint8Array(LONGEST + 1), new Uint8Array(LONGEST + 1)] as const

/** Edits (insert, delete, replace, swap neighbours), or `limit + 1`. `prefix`: to the closest prefix. */
export function distance(query: string, word: string, limit: number, prefix: boolean): number {
  const width = query.length
  if (width > LONGEST || word.length < width - limit || (!prefix && word.length > width + limit))
    return limit + 1
  let [before, previous, current] = rows
  for (let column = 0; column <= width; column++) previous[column] = column
  let best = width
  let leastBefore = 0
  const height = prefix ? Math.min(word.length, width + limit) : word.length
  for (let row = 1; row <= height; row++) {
    const letter = word.charCodeAt(row - 1)
    current[0] = row
    let least = row
    for (let column = 1; column <= width; column++) {
      const wanted = query.charCodeAt(column - 1)
      let edits = (previous[column - 1] ?? 0) + (letter === wanted ? 0 : 1)
      edits = Math.min(edits, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1)
      if (row > 1 && letter === query.charCodeAt(column - 2) && word.charCodeAt(row - 2) === wanted)
        edits = Math.min(edits, (before[column - 2] ?? LONGEST) + 1)
      current[column] = edits
      if (edits < least) least = edits
    }
    best = Math.min(best, current[width] ?? best)
    // One row above the limit is not enough to stop: a swap uses the row before it.
    if (least > limit && leastBefore > limit) return prefix ? Math.min(best, limit + 1) : limit + 1
    leastBefore = least
    ;[before, previous, current] = [previous, current, before]
  }
  return Math.min(prefix ? best : (previous[width] ?? 0), limit + 1)
}
