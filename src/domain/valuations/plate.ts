import { FIELDS } from '@/domain/leads/intents/fields'
import { phrase } from '@/lib/words'

export const REGO_STATES = FIELDS.regoState.options
export const PLATE_MESSAGE = phrase('Enter the plate with letters and digits alone, for example 482KXJ.')
export const STATE_MESSAGE = phrase('Choose the state that it is registered in.')

const PLATE = /^[A-Z0-9]{1,9}$/

export type ReadPlate =
  { ok: true; rego: string; regoState: string } | { ok: false; path: 'rego' | 'regoState'; message: string }

/** `482 kxj` in `qld` as registers write them. */
export function readPlate(rego: unknown, regoState: unknown): ReadPlate {
  const plate = typeof rego === 'string' ? rego.replace(/[\s-]/g, '').toUpperCase() : ''
  if (!PLATE.test(plate)) return { ok: false, path: 'rego', message: PLATE_MESSAGE }
  const state = REGO_STATES.find((one) => one === String(regoState).toUpperCase())
  return state
    ? { ok: true, rego: plate, regoState: state }
    : { ok: false, path: 'regoState', message: STATE_MESSAGE }
}
