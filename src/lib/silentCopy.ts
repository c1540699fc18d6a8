/**
 * A restored copy has all that its original still had to send. Until an operator says that it is the one now, nothing leaves it:
 * the worker does not run, and each door to the outside asks here.
 */
import { register, registered } from './registry'

declare module './registry' {
  interface Registry {
    silentCopy: boolean
  }
}

export const SILENT_COPY =
  'this is a restored copy, and it sends nothing until npm run forecourt -- activate says that it is the one now'

export const isSilentCopy = (): boolean => registered('silentCopy') === true
export const keepSilent = (silent: boolean): void => register('silentCopy', silent)

/** @throws in a copy that stays silent */
export function mustNotBeCopy(): void {
  if (isSilentCopy()) throw new Error(SILENT_COPY)
}
