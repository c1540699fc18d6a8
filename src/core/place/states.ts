import { STATE_NAMES } from '@/core/dealer/country/country'
import type { Place } from './addresses'

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
