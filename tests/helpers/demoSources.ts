import { readFileSync } from 'node:fs'
import type { TenantSource } from '@/definitions/applyTenant'
import { demoTenants } from '../../tenants'

/** The demo dealers with their cars. */
export const demoSources = (): TenantSource[] =>
  demoTenants.map((definition) => ({
    definition,
    stock: readFileSync(`tenants/${definition.slug}/stock.json`, 'utf8'),
  }))
