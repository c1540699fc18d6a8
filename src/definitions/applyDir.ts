/** For the command line: reads `<dir>/<slug>/tenant.ts` and the stock.json beside it. */
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { TenantSource } from './applyTenant'
import type { TenantDefinition } from './definition'

const isDefinition = (value: unknown): value is TenantDefinition =>
  typeof value === 'object' &&
  value !== null &&
  'slug' in value &&
  typeof value.slug === 'string' &&
  'dealerships' in value &&
  'config' in value

const textOr = (file: string, fallback: string): Promise<string> =>
  readFile(file, 'utf8').catch(() => fallback)

export async function readDir(dir: string): Promise<TenantSource[]> {
  const entries = await readdir(dir, { withFileTypes: true }).catch((error: unknown) => {
    throw new Error(`${dir} cannot be read as a folder of dealers. Name one with <dealer>/tenant.ts in it.`, {
      cause: error,
    })
  })
  const sources: TenantSource[] = []
  for (const entry of entries
    .filter((one) => one.isDirectory())
    .sort((a, b) => a.name.localeCompare(b.name))) {
    const folder = path.resolve(dir, entry.name)
    const file = path.join(folder, 'tenant.ts')
    if (!(await textOr(file, ''))) continue
    const loaded: unknown = await import(
      /* webpackIgnore: true */ /* turbopackIgnore: true */ pathToFileURL(file).href
    )
    const definition: unknown =
      typeof loaded === 'object' && loaded !== null ? Reflect.get(loaded, 'tenant') : undefined
    if (!isDefinition(definition))
      throw new Error(`${file} exports no \`tenant\` with a slug, a config and dealerships.`)
    sources.push({ definition, stock: await textOr(path.join(folder, 'stock.json'), '[]') })
  }
  if (!sources.length) throw new Error(`${dir} holds no <dealer>/tenant.ts.`)
  return sources
}
