/** Whom staff and integrators' keys work for, as the app read it last. The server in front shares its thread by it; rights never depend on it. */
import { LRUCache } from 'lru-cache'
import { singleton } from './registry'
import { hashOf } from './secrets'

declare module './registry' {
  interface Registry {
    dealersOf: LRUCache<string, string>
  }
}

const CALLERS_MAX = 5000
const known = () => singleton('dealersOf', () => new LRUCache({ max: CALLERS_MAX }))

/** The key of a call without its secret, by the header that carries it. */
export const keyCaller = (authorization: string): string => `key ${hashOf(authorization)}`

/** @param caller the id of a person of the staff, or `keyCaller` */
export const noteDealers = (caller: string, dealers: readonly string[]): void =>
  void known().set(caller, dealers.toSorted().join(' '))

/** Empty for people of the platform, and until a caller's first request has been read. */
export const dealersOf = (caller: string): string => known().get(caller) ?? ''
