/** As many dealers as a bench wants: the demo dealers in turn, each with cars of its own. */
import { readFileSync } from 'node:fs'
import type { TenantDefinition } from '@/definitions/definition'
import { demoTenants } from '../../tenants'
import type { SiteServer } from './siteServer'

export const CARS = 100

const stockOf = (slug: string): Record<string, unknown>[] =>
  JSON.parse(readFileSync(`tenants/${slug}/stock.json`, 'utf8'))
const bases = demoTenants.map((base) => ({ base, stock: stockOf(base.slug) }))

/** The demo dealers in turn, each with cars of its own. */
export function dealerOf(n: number): { definition: TenantDefinition; stock: string } {
  const { base, stock } = bases[n % bases.length] ?? { base: undefined, stock: [] }
  if (!base) throw new Error('There is no demo dealer')
  const cars = Array.from({ length: CARS }, (_, at) => ({
    ...stock[(n * 37 + at) % stock.length],
    stocknum: `B${n}-${at}`,
    vin: `JTM${String(n * CARS + at).padStart(14, '0')}`,
  }))
  const staff: TenantDefinition['staff'] = []
  const definition = { ...base, slug: `bench-${n}`, name: `Bench ${n}`, domains: [], staff }
  return { definition, stock: JSON.stringify(cars) }
}

export const hostOf = (n: number) => `bench-${n}.localhost`

/** As the command does it. */
export async function operatorOf(site: SiteServer) {
  Object.assign(process.env, { DATA_DIR: site.dataDir, PORT: String(site.port), DATABASE_URL: '' })
  const { operate } = await import('@/cli/client/server')
  return async (operation: Parameters<typeof operate>[0]) => {
    const { ok, lines, data } = await operate(operation, { port: site.port })
    if (!ok) throw new Error(lines.join('\n'))
    return data
  }
}
