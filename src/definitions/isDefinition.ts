import type { TenantDefinition } from './definition'

/** As far as it takes to load it: `check/definition` says all that is wrong with one. */
export const isDefinition = (value: unknown): value is TenantDefinition =>
  typeof value === 'object' &&
  value !== null &&
  'slug' in value &&
  typeof value.slug === 'string' &&
  'name' in value &&
  'dealerships' in value &&
  'config' in value
