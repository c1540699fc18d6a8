/** Makes identities that no other car of the run has. */
import { plate, vin } from './identity'
import type { Random } from './random'

export interface Identities {
  vin(wmi: string, year: number): string
  plate(state: string, trailer?: boolean): string
  stocknum(prefix: string): string
}

export function identities(random: Random): Identities {
  const used = new Set<string>()
  const fresh = (make: () => string): string => {
    const made = make()
    if (used.has(made)) return fresh(make)
    used.add(made)
    return made
  }
  const numbers = new Map<string, number>()
  return {
    vin: (wmi, year) => fresh(() => vin(random, wmi, year)),
    plate: (state, trailer) => fresh(() => plate(random, state, trailer)),
    stocknum: (prefix) => {
      const next = (numbers.get(prefix) ?? 20_400) + random.int(1, 4)
      numbers.set(prefix, next)
      return `${prefix}-${next}`
    },
  }
}
