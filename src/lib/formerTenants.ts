/** Dealers of a store that was moved have other ids here; what was signed for the ids of before stays good. */
import { register, registered } from './registry'

declare module './registry' {
  interface Registry {
    formerTenants: Readonly<Record<string, string>>
  }
}

/** By the id of today: the id of before. */
export const registerFormerTenants = (former: Readonly<Record<string, string>>): void =>
  register('formerTenants', former)
export const formerTenant = (tenant: string): string | undefined => registered('formerTenants')?.[tenant]
