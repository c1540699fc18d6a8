/**
 * Next bundles start-up and routes apart, so a route may hold second copies of the editor's classes. Commands are run by
 * the copy that started the server: it leaves its function here.
 */
import type { runOperation } from './operations'

const KEY = Symbol.for('forecourt.operator')
type Run = typeof runOperation
const isRun = (value: unknown): value is Run => typeof value === 'function'

export const registerOperator = (run: Run): void => void Reflect.set(globalThis, KEY, run)

export function registeredOperator(): Run | null {
  const run: unknown = Reflect.get(globalThis, KEY)
  return isRun(run) ? run : null
}
