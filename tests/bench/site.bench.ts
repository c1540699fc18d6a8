/**
 * The demo dealers' pages through the production server: requests/s and p99 from the page cache against bare Node sending
 * the same bytes, uncached requests/s against a bare Next page of the same size, size of page and script, and the time from a stock write to page and search.
 */
import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { bareNode } from './bareNode'
import { startFloor } from './floor'
import { load, median } from './load'
import { startSite } from './siteServer'
import { writeToVisible } from './writeToVisible'

const FILTERED = '/search/used-cars?body=SUV&fuel=Petrol&range[price]=10000:60000'
const PAGES: [name: string, path: string][] = [
  ['home', '/'],
  ['list', '/search/used-cars'],
  ['3 filters', FILTERED],
  ['car', ''],
]
const HOST = 'westside-motors.localhost'
const ROUNDS = 3

if (!existsSync('.next/BUILD_ID')) throw new Error('Build first: npm run build')
const dataDir = path.resolve('.cache/bench/site')
rmSync(dataDir, { recursive: true, force: true })
const site = await startSite(dataDir)
const floor = await startFloor()

async function text(at: string): Promise<string> {
  return (await site.get(HOST, at)).text()
}

const scripts = async (html: string): Promise<number> => {
  // Old browsers' polyfills are marked noModule; no browser of today fetches them.
  const tags = [...html.matchAll(/<script[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !/nomodule/i.test(tag))
  const files = [
    ...new Set(tags.flatMap((tag) => /src="(\/_next\/static\/[^"]+\.js[^"]*)"/.exec(tag)?.[1] ?? [])),
  ]
  const sizes = await Promise.all(
    files.map(async (file) => gzipSync(Buffer.from(await (await site.get(HOST, file)).arrayBuffer())).length),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

const carPath = /href="(\/cars\/[^"]+)"/.exec(await text('/search/used-cars'))?.[1] ?? '/'
const rows = []
for (const [name, address] of PAGES) {
  const at = address || carPath
  const html = await text(at)
  const bare = await bareNode(Buffer.from(html))
  const rounds = []
  for (let round = 0; round < ROUNDS; round++)
    rounds.push({
      bare: await load(bare.port, HOST, at, 10),
      cached: await load(site.port, HOST, at, 10),
      many: await load(site.port, HOST, at, 50),
    })
  bare.stop()
  const [bytes, markup] = [floor.sameBytes(html), floor.sameMarkup(html)]
  const renders = []
  for (let round = 0; round < ROUNDS; round++)
    renders.push({
      // A different query each time: such an address is never in the cache.
      own: await load(site.port, HOST, `${at}${at.includes('?') ? '&' : '?'}nonsense=[<id>]`, 10),
      bytes: await load(floor.port, HOST, `${bytes}&nonsense=[<id>]`, 10),
      markup: await load(floor.port, HOST, `${markup}&nonsense=[<id>]`, 10),
    })
  rows.push({
    page: name,
    'HTML kB': Math.round(html.length / 1024),
    'gzip kB': Math.round(gzipSync(html).length / 1024),
    'JS gzip kB': Math.round((await scripts(html)) / 1024),
    'cached req/s': Math.round(median(rounds.map((r) => r.cached.rps))),
    'x bare Node': Number(median(rounds.map((r) => r.cached.rps / r.bare.rps)).toFixed(2)),
    'p99 ms (10)': median(rounds.map((r) => r.cached.p99)),
    'p99 ms (50)': median(rounds.map((r) => r.many.p99)),
    'uncached req/s': Math.round(median(renders.map((r) => r.own.rps))),
    'x bare Next, same bytes': Number(median(renders.map((r) => r.own.rps / r.bytes.rps)).toFixed(2)),
    'x bare Next, same markup': Number(median(renders.map((r) => r.own.rps / r.markup.rps)).toFixed(2)),
    'uncached p99 ms': median(renders.map((r) => r.own.p99)),
  })
}
console.table(rows)
console.table(await writeToVisible(site, dataDir))
console.log(`memory after the run: ${site.memoryMb()} MB`)
floor.stop()
await site.stop()
