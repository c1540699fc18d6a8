import type { Place } from './addresses'

export const STATE_NAMES: ReadonlyMap<string, string> = new Map([
  ['ACT', 'Australian Capital Territory'],
  ['NSW', 'New South Wales'],
  ['NT', 'Northern Territory'],
  ['QLD', 'Queensland'],
  ['SA', 'South Australia'],
  ['TAS', 'Tasmania'],
  ['VIC', 'Victoria'],
  ['WA', 'Western Australia'],
])

/** In the order of each state's first place. */
export function placesByState(places: readonly Place[]): { state: string; places: Place[] }[] {
  const groups = new Map<string, Place[]>()
  for (const place of places) {
    const code = place.main.address.state ?? ''
    const state = STATE_NAMES.get(code) ?? (code || 'Elsewhere')
    groups.set(state, [...(groups.get(state) ?? []), place])
  }
  return [...groups].map(([state, there]) => ({ state, places: there }))
}
