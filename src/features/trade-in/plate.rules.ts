import { countryFacts, type Country } from '@/core/dealer/country/country'
import { phrase } from '@/lib/words'

export const PLATE_MESSAGE = phrase('Enter the plate with letters and digits alone, for example 482KXJ.')
export const STATE_MESSAGE = phrase('Choose the state that it is registered in.')

const LONGEST = 9
const LONG_PLATE_MESSAGE = phrase('A plate has at most 9 letters and digits. Shorten it.')

const PLATE = /^[A-Z0-9]+$/

export type ReadPlate =
  | { ok: true; rego: string; regoState: string }
  | { ok: false; path: 'rego' | 'regoState'; message: string }

/** `482 kxj` in `qld` as registers write them. A country with one register needs no state. */
export function readPlate(rego: unknown, regoState: unknown, country: Country): ReadPlate {
  const plate = typeof rego === 'string' ? rego.replace(/[\s-]/g, '').toUpperCase() : ''
  if (!PLATE.test(plate)) return { ok: false, path: 'rego', message: PLATE_MESSAGE }
  if (plate.length > LONGEST) return { ok: false, path: 'rego', message: LONG_PLATE_MESSAGE }
  const registers = countryFacts(country).plateRegisters
  const state =
    registers.length === 1 ? registers[0] : registers.find((one) => one === String(regoState).toUpperCase())
  return state
    ? { ok: true, rego: plate, regoState: state }
    : { ok: false, path: 'regoState', message: STATE_MESSAGE }
}
