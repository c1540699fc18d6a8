/**
 * Work that outlives the request which began it: on Node, a promise holds what its request holds, so one that is cached for a dealer
 * would hold the page that was made at that moment, with its HTML and its data for React.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { register, registered } from './registry'

type Run = <T>(work: () => T) => T
declare module './registry' {
  interface Registry {
    outside: Run
  }
}

/** Once, before the first request. */
export const registerOutside = (): void => register('outside', AsyncLocalStorage.snapshot())

/** Runs `work` as part of no request. */
export const outside: Run = (work) => {
  const run = registered('outside')
  return run ? run(work) : work()
}
