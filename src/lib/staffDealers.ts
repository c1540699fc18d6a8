/** Whom the people of the staff work for, as the app read it last. The server in front shares its thread by it; rights never depend on it. */
import { LRUCache } from 'lru-cache'
import { singleton } from './registry'

declare module './registry' {
  interface Registry {
    staffDealers: LRUCache<string, string>
  }
}

const PEOPLE_MAX = 5000
const known = () => singleton('staffDealers', () => new LRUCache({ max: PEOPLE_MAX }))

export const noteDealers = (person: string, dealers: readonly string[]): void =>
  void known().set(person, dealers.toSorted().join(' '))

/** Empty for people of the platform, and until a person's first request has been read. */
export const dealersOf = (person: string): string => known().get(person) ?? ''
