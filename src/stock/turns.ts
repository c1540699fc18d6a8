const tails = new Map<string, Promise<void>>()

/**
 * Pushes to one dealership take turns within a process. Correctness does not rest on this (each write is conditional,
 * and other processes write too); it only spares rivals the reading and losing of the same rows.
 */
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
