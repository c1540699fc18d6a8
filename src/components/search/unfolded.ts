/** Pages added by "Load more", stored in the history entry so that Back from a car restores them. */
const KEY = 'forecourt_list'

interface Unfolded {
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
