import type { Changes } from './carChanges'
import { brief } from '@/lib/text'

const shown = (name: string, value: unknown): unknown =>
  name === 'images' && Array.isArray(value) ? value.length : brief(value)

/** A car's changes for the dealer's history: photos as a count, long texts as their length. The car's own history has them whole. */
export const toldOfCar = (changes: Changes): Changes =>
  Object.fromEntries(
    Object.entries(changes).map(([name, { from, to }]) => [
      name,
      { from: shown(name, from), to: shown(name, to) },
    ]),
  )
