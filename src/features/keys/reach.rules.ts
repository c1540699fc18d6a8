import type { Scope } from './apiKeys.rules'

/** What a key may do, and where: slugs, empty for all dealerships. */
export interface Reach {
  scopes: readonly string[]
  dealerships?: readonly string[] | null | undefined
}

const within = (some: readonly string[], all: readonly string[]): boolean =>
  some.every((one) => all.includes(one))

/** A key that is bound to dealerships reaches nothing that is not. */
export const reachesPlaces = ({ dealerships: own }: Reach, wanted: Reach['dealerships']): boolean =>
  !own?.length || (Boolean(wanted?.length) && within(wanted ?? [], own))

/** Whether one key may make, replace or end another: no more scopes and no other dealerships than its own. */
export const reaches = (own: Reach, other: Reach): boolean =>
  within(other.scopes, own.scopes) && reachesPlaces(own, other.dealerships)

export const missingScopes = (own: Reach, wanted: readonly Scope[]): Scope[] =>
  wanted.filter((scope) => !own.scopes.includes(scope))

/** Of two ends the earlier; null for none. A key gives no longer than it lives itself. */
export const endOf = (...ends: (string | null | undefined)[]): string | null =>
  ends.flatMap((end) => end || []).sort()[0] ?? null
