/** A route may have second copies of Payload's classes; the copy that started the server runs commands. */
import { register, registered } from '@/lib/registry'
import type { runOperation } from './operations'

declare module '@/lib/registry' {
  interface Registry {
    operator: typeof runOperation
  }
}

export const registerOperator = (run: typeof runOperation): void => register('operator', run)
export const registeredOperator = (): typeof runOperation | undefined => registered('operator')
