/**
 * The demo dealers' pages from the page cache of the production server, against bare Node that sends the same bytes, in turns on
 * one core; and the time from a stock write to page and search.
 */
import { bareNode } from './bareNode'
import { carPage, HOST, LIST } from './carPage'
import { clientCheck } from './clientCheck'
import { load, median, type Sample } from './load'
import { startSite } from './siteServer'
import { writeToVisible } from './writeToVisible'

const ROUNDS = 3
const site = await startSite('site')
const PAGES = {
  home: '/',
  list: LIST,
  '3 filters': `${LIST}?body=SUV&fuel=Petrol&range[price]=10000:60000`,
  car: await carPage(site),
}

const rows = []
const anchors: Sample[] = []
for (const [page, at] of Object.entries(PAGES)) {
  const html = await (await site.get(HOST, at)).text()
  const bare = await bareNode(html)
  const rounds = []
  for (let round = 0; round < ROUNDS; round++)
    rounds.push({
      bare: await load(bare, { path: at }),
      cached: await load(site, { host: HOST, path: at }),
      many: await load(site, { host: HOST, path: at, connections: 50 }),
    })
  bare.stop()
  anchors.push(...rounds.map((round) => round.bare))
  rows.push({
    page,
    'HTML kB': Math.round(Buffer.byteLength(html) / 1024),
    'bare Node req/s': Math.round(median(rounds.map((r) => r.bare.rps))),
    'cached req/s': Math.round(median(rounds.map((r) => r.cached.rps))),
    'x bare Node': Number(median(rounds.map((r) => r.cached.rps / r.bare.rps)).toFixed(2)),
    'p99 ms (10)': Number(median(rounds.map((r) => r.cached.p99)).toFixed(1)),
    'p99 ms (50)': Number(median(rounds.map((r) => r.many.p99)).toFixed(1)),
  })
}
console.table(rows)
console.log(clientCheck(anchors))
console.table(await writeToVisible(site))
console.log(`memory after the run: ${site.memoryMb()} MB`)
await site.stop()
