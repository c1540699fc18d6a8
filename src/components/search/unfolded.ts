/** How far a list was unfolded, kept in its history entry so that Back from a car finds it so again. */
const KEY = 'forecourt_list'

interface Unfolded {
  /** Pages added, as addresses in order. */
  hrefs: string[]
  y: number
}

export const readUnfolded = (): Unfolded | null => {
  const state: unknown = history.state
  if (typeof state !== 'object' || state === null || !(KEY in state)) return null
  const value: unknown = state[KEY]
  if (typeof value !== 'object' || value === null || !('hrefs' in value) || !('y' in value)) return null
  const { hrefs, y } = value
  return Array.isArray(hrefs) && typeof y === 'number' ? { hrefs: hrefs.map(String), y } : null
}

export const writeUnfolded = (hrefs: string[]): void => {
  const unfolded: Unfolded = { hrefs, y: scrollY }
  if (hrefs.length) history.replaceState({ ...history.state, [KEY]: unfolded }, '')
}
