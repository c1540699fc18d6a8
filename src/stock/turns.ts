const tails = new Map<string, Promise<void>>()

/** One push per dealership at a time. Only saves work: writes are conditional, so correct without it. */
export async function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
  const before = tails.get(key) ?? Promise.resolve()
  const mine = before.then(work)
  const tail = mine.then(
    () => undefined,
    () => undefined,
  )
  tails.set(key, tail)
  try {
    return await mine
  } finally {
    if (tails.get(key) === tail) tails.delete(key)
  }
}
