/** For the command line: reads `<dir>/<slug>/tenant.ts` and the stock.json beside it, and says all that cannot be read. */
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { isRecord } from '@/lib/isRecord'
import { parseJson } from '@/lib/json'
import { fault, type Fault } from './check/fault'
import { pictureFaults } from './check/pictures'
import { withNumbers } from './check/stock'

const DEFINITION = 'tenant.ts'
export const STOCK = 'stock.json'

export interface FolderFault extends Fault {
  /** The folder of the dealer. */
  dealer: string
  file: string
}
/** As it was written: nothing of it has been checked. */
export interface ReadDealer {
  folder: string
  definition: unknown
  stock: string
  /** Which file of the folder has a part of the definition, by its name. */
  files: Record<string, string>
}

const textOf = (file: string): Promise<string | null> => readFile(file, 'utf8').catch(() => null)

/** `export const offers` in content/offers.ts: faults of offers are named in that file. */
async function filesOf(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files: Record<string, string> = {}
  for (const entry of entries.filter(({ name }) => /\.[cm]?[jt]s$/.test(name))) {
    const file = path.join(entry.parentPath, entry.name)
    for (const [, name] of ((await textOf(file)) ?? '').matchAll(/^export const (\w+)/gm))
      if (name) files[name] ??= path.relative(folder, file)
  }
  return files
}

export const inFile = (
  { folder }: Pick<ReadDealer, 'folder'>,
  file: string,
  faults: readonly Fault[],
): FolderFault[] => faults.map((one) => ({ dealer: folder, file, ...one }))

/** `offers[2].name` is in the file that exports `offers`. */
export const inFiles = (dealer: ReadDealer, faults: readonly Fault[]): FolderFault[] =>
  faults.flatMap((one) => inFile(dealer, dealer.files[/^\w*/.exec(one.path)?.[0] ?? ''] ?? DEFINITION, [one]))

/** What looks like a part of a dealer and would never be read. */
const strayFiles = (names: readonly string[]): Fault[] =>
  names
    .filter((name) => /\.(json|csv|xml|tsv|ya?ml)$/i.test(name) && name !== STOCK)
    .map((name) =>
      fault([], `is never read. The cars of a dealer are in ${STOCK}: rename ${name}, or take it out.`),
    )

async function definitionIn(file: string): Promise<{ definition: unknown } | { say: string }> {
  try {
    const loaded: unknown = await import(
      /* webpackIgnore: true */ /* turbopackIgnore: true */ pathToFileURL(file).href
    )
    const definition: unknown = isRecord(Object(loaded)) ? Reflect.get(Object(loaded), 'tenant') : undefined
    if (isRecord(definition)) return { definition }
    return { say: 'exports no `tenant`. Write: export const tenant: TenantDefinition = { … }' }
  } catch (error) {
    const notice = stripVTControlCharacters(error instanceof Error ? error.message : String(error))
    return { say: `cannot be loaded. ${notice.split('\n').slice(0, 4).join(' ').trim()}` }
  }
}

async function readDealer(dir: string, dealer: string, faults: FolderFault[]): Promise<ReadDealer | null> {
  const folder = path.resolve(dir, dealer)
  const names = await readdir(folder)
  const say = (file: string, found: readonly Fault[]) =>
    void faults.push(...inFile({ folder: dealer }, file, found))
  if (!names.includes(DEFINITION)) {
    const isDealer = names.includes(STOCK) || names.some((name) => /^(tenant|config)\b/.test(name))
    if (isDealer) say(DEFINITION, [fault([], 'is missing. Write it, as in the folder of another dealer.')])
    return null
  }
  for (const name of names) say(name, strayFiles([name]))
  const found = await definitionIn(path.join(folder, DEFINITION))
  if ('say' in found) {
    say(DEFINITION, [fault([], found.say)])
    return null
  }
  const { definition } = found
  const stock = names.includes(STOCK) ? await textOf(path.join(folder, STOCK)) : '[]'
  if (stock === null) say(STOCK, [fault([], 'cannot be read as a file.')])
  const has = (file: string) => existsSync(path.join(dir, file)) || existsSync(path.join('tenants', file))
  const read = { folder: dealer, definition, stock: stock ?? '[]', files: await filesOf(folder) }
  faults.push(...inFiles(read, pictureFaults(definition, definition, has)))
  const cars = parseJson(read.stock)
  say(STOCK, withNumbers(cars, pictureFaults(cars, definition, has)))
  return read
}

/** Two folders of one dealer, or of one host, would overwrite each other. */
function doubles(found: readonly ReadDealer[]): FolderFault[] {
  const seen = new Map<string, string>()
  return found.flatMap(({ folder, definition }) => {
    const { slug, domains } = Object(definition)
    const names: [string, string][] = [
      ['slug', String(slug)],
      ...(Array.isArray(domains) ? domains.map((one): [string, string] => ['domains', String(one)]) : []),
    ]
    return names.flatMap(([at, name]) => {
      const other = seen.get(`${at} ${name}`)
      seen.set(`${at} ${name}`, other ?? folder)
      const say = `is "${name}", as in ${other}. Give it another.`
      return other === undefined || other === folder
        ? []
        : [{ dealer: folder, file: DEFINITION, ...fault([at], say) }]
    })
  })
}

export async function readDir(dir: string): Promise<{ dealers: ReadDealer[]; faults: FolderFault[] }> {
  const entries = await readdir(dir, { withFileTypes: true }).catch((error: unknown) => {
    throw new Error(`${dir} cannot be read as a folder of dealers. Name one with <dealer>/tenant.ts in it.`, {
      cause: error,
    })
  })
  const faults: FolderFault[] = []
  const dealers: ReadDealer[] = []
  const names = entries.filter((one) => one.isDirectory()).map(({ name }) => name)
  for (const name of names.sort((a, b) => a.localeCompare(b))) {
    const dealer = await readDealer(dir, name, faults)
    if (dealer) dealers.push(dealer)
  }
  if (!dealers.length && !faults.length) throw new Error(`${dir} holds no <dealer>/tenant.ts.`)
  return { dealers, faults: [...faults, ...doubles(dealers)] }
}
