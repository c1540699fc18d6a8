/**
 * Next bundles start-up and routes apart, so a route may hold second copies of the editor's classes. Commands are run by
 * the copy that started the server.
 */
import { register, registered } from '@/lib/registry'
import type { runOperation } from './operations'

declare module '@/lib/registry' {
  interface Registry {
    operator: typeof runOperation
  }
}

export const registerOperator = (run: typeof runOperation): void => register('operator', run)
export const registeredOperator = (): typeof runOperation | undefined => registered('operator')
