const running = new Map<string, Promise<unknown>>()

/** Runs with the same key follow each other, so that a duplicate request finds what the first one stored. */
export async function inTurn<T>(key: string, run: () => Promise<T>): Promise<T> {
  const before = running.get(key)?.catch(() => undefined)
  const turn = Promise.resolve(before).then(run)
  running.set(key, turn)
  try {
    return await turn
  } finally {
    if (running.get(key) === turn) running.delete(key)
  }
}
