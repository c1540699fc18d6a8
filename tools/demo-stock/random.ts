/** Seeded random numbers: the same seed gives the same stock on every machine. */
export interface Random {
  /** 0 <= x < 1 */
  next(): number
  int(min: number, max: number): number
  chance(share: number): boolean
  pick<T>(items: readonly T[]): T
  /** `count` different items in their original order. */
  some<T>(items: readonly T[], count: number): T[]
  shuffle<T>(items: readonly T[]): T[]
  /** Takes draws without using them: later draws stay as they were. */
  skip(count: number): void
}

export function random(seed: string): Random {
  let state =
    [...seed].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16777619), 2166136261) >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  const pick = <T>(items: readonly T[]): T => {
    const item = items[int(0, items.length - 1)]
    if (item === undefined) throw new Error('Nothing to pick from')
    return item
  }
  const shuffle = <T>(items: readonly T[]): T[] =>
    items
      .map((item) => ({ item, at: next() }))
      .sort((a, b) => a.at - b.at)
      .map(({ item }) => item)
  const some = <T>(items: readonly T[], count: number): T[] => {
    const kept = new Set(shuffle(items).slice(0, count))
    return items.filter((item) => kept.has(item))
  }
  const skip = (count: number) => {
    for (let spent = 0; spent < count; spent += 1) next()
  }
  return { next, int, pick, shuffle, some, skip, chance: (share) => next() < share }
}
