import { setImmediate as nextTurn } from 'node:timers/promises'

/**
 * Reads asked for in one turn of the event loop become one, such as those of the cells of a list. Unknown ids resolve to
 * undefined; a failed read fails for all that shared it.
 */
export function readTogether<T>(
  readMany: (ids: string[]) => Promise<ReadonlyMap<string, T>>,
): (id: string) => Promise<T | undefined> {
  let waiting: { ids: Set<string>; found: Promise<ReadonlyMap<string, T>> } | undefined
  const begin = () => {
    const ids = new Set<string>()
    const found = nextTurn().then(() => {
      waiting = undefined
      return readMany([...ids])
    })
    return { ids, found }
  }
  return async (id) => {
    waiting ??= begin()
    waiting.ids.add(id)
    return (await waiting.found).get(id)
  }
}
