/**
 * Pages of a dealer rendered again for each request, beside a bare Next page of the same size and one of the same markup, in
 * turns on one core. With the folder of another built checkout, its pages are measured in the same turns:
 * npm run bench -- compare <folder>
 */
import { carPage, HOST, LIST } from './carPage'
import { clientCheck } from './clientCheck'
import { startFloor } from './floor'
import { load, median, type Sample } from './load'
import { startSite, UNCACHED, type SiteServer } from './siteServer'

const ROUNDS = 3
/** Requests for one page at the same moment share its render, which would count as one render each. */
const connections = 1
const [otherFolder] = process.argv.slice(2)
const fresh = (at: string) => `${at}${at.includes('?') ? '&' : '?'}nonsense=[<id>]`

const site = await startSite('uncached', { env: UNCACHED })
const other = otherFolder
  ? await startSite('uncached-other', { folder: otherFolder, env: UNCACHED })
  : undefined
const floor = await startFloor()

interface Round {
  own: Sample
  other: Sample | undefined
  bytes: Sample
  markup: Sample
}

async function rowOf(page: string, at: string, otherAt: string) {
  const html = await (await site.get(HOST, at)).text()
  const ask = (of: SiteServer, path: string) => load(of, { host: HOST, path: fresh(path), connections })
  const rounds: Round[] = []
  for (let round = 0; round < ROUNDS; round++)
    rounds.push({
      own: await ask(site, at),
      other: other && (await ask(other, otherAt)),
      bytes: await load(floor, { path: fresh(floor.sameBytes(html)), connections }),
      markup: await load(floor, { path: fresh(floor.sameMarkup(html)), connections }),
    })
  const ratio = (of: (round: Round) => Sample | undefined): number =>
    Number(median(rounds.map((round) => round.own.rps / (of(round)?.rps ?? NaN))).toFixed(2))
  return {
    check: rounds.map(({ markup }) => markup),
    row: {
      page,
      'HTML kB': Math.round(Buffer.byteLength(html) / 1024),
      'req/s': Number(median(rounds.map(({ own }) => own.rps)).toFixed(1)),
      ...(other && {
        'other req/s': Number(median(rounds.map((round) => round.other?.rps ?? 0)).toFixed(1)),
        'x other': ratio((round) => round.other),
      }),
      'x bare Next, same bytes': ratio(({ bytes }) => bytes),
      'x bare Next, same markup': ratio(({ markup }) => markup),
      'ms above that markup': Number(
        median(rounds.map(({ own, markup }) => (own.serverUs - markup.serverUs) / 1000)).toFixed(1),
      ),
      'CPU ms': Number((median(rounds.map(({ own }) => own.serverUs)) / 1000).toFixed(1)),
      'p99 ms': Math.round(median(rounds.map(({ own }) => own.p99))),
    },
  }
}

const filtered = `${LIST}?body=SUV&fuel=Petrol&range[price]=10000:60000`
const car = await carPage(site)
const results = [
  await rowOf('home', '/', '/'),
  await rowOf('list', LIST, LIST),
  await rowOf('3 filters', filtered, filtered),
  await rowOf('car', car, other ? await carPage(other) : car),
]
console.table(results.map(({ row }) => row))
if (otherFolder) console.log('"x other": requests/s of this checkout by those of the other one')
console.log(clientCheck(results.flatMap(({ check }) => check)))
floor.stop()
await other?.stop()
await site.stop()
