import type { Changes } from '@/domain/car/carChanges'
import { brief } from '@/lib/brief'

const shown = (name: string, value: unknown): unknown =>
  name === 'images' && Array.isArray(value) ? value.length : brief(value)

/** Changes of a car as the dealer's history tells them: photos counted, long texts by their length. Its own has them whole. */
export const toldOfCar = (changes: Changes): Changes =>
  Object.fromEntries(
    Object.entries(changes).map(([name, { from, to }]) => [
      name,
      { from: shown(name, from), to: shown(name, to) },
    ]),
  )
