/**
 * What each layer of speed brings: builds a copy of the checkout without it, and measures its pages in turns with this
 * one's. Nothing in the product can switch a layer off. `npm run bench -- layers [name...]` measures some of them.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { carPage, HOST, LIST } from './carPage'
import { LAYERS, type Layer } from './layers.data'
import { load, median, type Sample } from './load'
import { startSite, UNCACHED, type SiteServer } from './siteServer'

const ROUNDS = 3
const FOLDER = path.resolve('.cache/bench/layers')
const LISTED = '/api/cars/search?type=used'
const wanted = process.argv.slice(2)

function must(command: string, args: string[], cwd = '.'): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8', maxBuffer: 2 ** 26 })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}:\n${stdout}\n${stderr}`)
  return stdout
}

/** The checkout without the layer, built. Installed packages are linked, not copied. */
function without({ name, edits }: Layer): string {
  const folder = path.join(FOLDER, name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const file of must('git', ['ls-files', '-z']).split('\0').filter(Boolean))
    cpSync(file, path.join(folder, file))
  must('cp', ['-al', 'node_modules', folder])
  for (const { file, find, replace } of edits) {
    const at = path.join(folder, file)
    const parts = readFileSync(at, 'utf8').split(find)
    if (parts.length !== 2)
      throw new Error(`${file} holds "${find}" ${parts.length - 1} times: mend layers.data.ts`)
    writeFileSync(at, parts.join(replace))
  }
  must('node', ['scripts/build.mjs'], folder)
  return folder
}

async function ratio(own: SiteServer, other: SiteServer, at: string): Promise<number> {
  const rounds: [Sample, Sample][] = []
  for (let round = 0; round < ROUNDS; round++)
    rounds.push([
      // One connection each: requests for one page at the same moment share its render.
      await load(own, { host: HOST, path: at, connections: 1 }),
      await load(other, { host: HOST, path: at, connections: 1 }),
    ])
  return Number(median(rounds.map(([one, two]) => one.rps / two.rps)).toFixed(2))
}

/** Requests/s with the layer by those without it. */
async function rowOf(layer: Layer) {
  const folder = without(layer)
  const row: Record<string, string | number> = { layer: layer.name }
  for (const [kind, env] of [
    ['uncached', UNCACHED],
    ['cached', {}],
  ] as const) {
    const own = await startSite('layers-own', { env })
    const other = await startSite('layers-other', { folder, env })
    const pages = { home: '/', list: LIST, car: await carPage(own), call: LISTED }
    for (const [page, at] of Object.entries(pages)) row[`${kind} ${page}`] = await ratio(own, other, at)
    await own.stop()
    await other.stop()
  }
  rmSync(folder, { recursive: true, force: true })
  return row
}

const rows: object[] = []
for (const layer of LAYERS.filter(({ name }) => wanted.length === 0 || wanted.includes(name)))
  rows.push(await rowOf(layer))
console.table(rows)
console.log(
  'Requests/s with the layer by those without it; below 1.10 everywhere a layer is not worth its place.',
)
