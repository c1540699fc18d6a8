/**
 * A dealer's list and search call on a platform of 20,000 and of 100,000 cars, and with 20,000 cars of its own: uncached against
 * a bare Next page and an empty Next route handler, and the cached list at 50 connections while 20 cars/s are written.
 */
import { setTimeout } from 'node:timers/promises'
import { feedCar } from '../helpers/stockWorld'
import { clientCheck } from './clientCheck'
import { startFloor } from './floor'
import { load, median, type Sample } from './load'
import { startSite } from './siteServer'
import { patchCar, pushCars, stockKey } from './writer'

const OWN = { host: 'westside-motors.localhost', tenant: 'westside-motors', dealership: 'westside-footscray' }
const OTHER = { host: 'harbour-toyota.localhost', tenant: 'harbour-toyota', dealership: 'harbour-noosaville' }
const STEPS = [
  { platform: 20_000, whose: OTHER, cars: 20_000 },
  { platform: 100_000, whose: OTHER, cars: 100_000 },
  { platform: 120_000, whose: OWN, cars: 20_000 },
]
const HOST = OWN.host
const FILTERS = 'body=SUV&fuel=Petrol&range[price]=10000:'
/** More than any car costs: as a varying upper price it makes each address a page of its own with the same cars. */
const NO_LIMIT = '999999'
const ROUNDS = 3
const EVERY_MS = 50

const site = await startSite('scale')
const floor = await startFloor()
const keys = {
  [OWN.tenant]: stockKey(site, OWN.tenant),
  [OTHER.tenant]: stockKey(site, OTHER.tenant),
}
const keyOf = (tenant: string) => keys[tenant] ?? ''
const carOf = (n: number) =>
  feedCar(n, {
    images: [],
    show_on_dealer_website: true,
    created_at: new Date(Date.UTC(2026, 0, 1) - n * 60_000).toISOString(),
  })

/** Prices of this dealer's cars change, 20 a second, until stopped. */
async function writing(): Promise<() => Promise<void>> {
  const { hits } = await (await site.get(HOST, '/api/cars/search')).json()
  const cars: { stocknum: string; dealership_slug: string }[] = hits
  let live = true
  const run = async () => {
    for (let n = 0; live; n++) {
      const car = cars[n % cars.length]
      if (car)
        await patchCar(site.port, keyOf(OWN.tenant), car.dealership_slug, car.stocknum, { price: 30_000 + n })
      await setTimeout(EVERY_MS)
    }
  }
  const done = run()
  return async () => {
    live = false
    await done
  }
}

const rows = []
const anchors: Sample[] = []
let pushed = 0
for (const { platform, whose, cars } of STEPS) {
  if (whose === OWN) pushed = 0
  await pushCars(
    site.port,
    keyOf(whose.tenant),
    whose.dealership,
    Array.from({ length: cars - pushed }, (_, n) => carOf(pushed + n)),
  )
  pushed = cars
  while (Number((await (await site.get(whose.host, '/api/cars/search')).json()).count) < cars)
    await setTimeout(200)
  const [list, call] = [`/search/used-cars?${FILTERS}`, `/api/cars/search?car_type=used&${FILTERS}`]
  const read = async (at: string) => (await site.get(HOST, at)).text()
  const html = await read(list + NO_LIMIT)
  const [bytes, markup, json] = [
    floor.sameBytes(html),
    floor.sameMarkup(html),
    floor.jsonOf(Buffer.byteLength(await read(call + NO_LIMIT))),
  ]
  const rounds = []
  for (let round = 0; round < ROUNDS; round++)
    rounds.push({
      list: await load(site, { host: HOST, path: `${list}[<id>]` }),
      bytes: await load(floor, { path: `${bytes}&nonsense=[<id>]` }),
      markup: await load(floor, { path: `${markup}&nonsense=[<id>]` }),
      call: await load(site, { host: HOST, path: `${call}[<id>]` }),
      json: await load(floor, { path: `${json}&nonsense=[<id>]` }),
    })
  anchors.push(...rounds.map(({ json: sample }) => sample))
  const cached = { host: HOST, path: list + NO_LIMIT, connections: 50 }
  const calm = await load(site, cached)
  const stop = await writing()
  const busy = await load(site, cached)
  await stop()
  rows.push({
    'cars of all': platform,
    'of this dealer': (await (await site.get(HOST, '/api/cars/search')).json()).count,
    'list kB': Math.round(html.length / 1024),
    'list req/s': Math.round(median(rounds.map((r) => r.list.rps))),
    'x bare Next, same bytes': Number(median(rounds.map((r) => r.list.rps / r.bytes.rps)).toFixed(2)),
    'x bare Next, same markup': Number(median(rounds.map((r) => r.list.rps / r.markup.rps)).toFixed(2)),
    'call req/s': Math.round(median(rounds.map((r) => r.call.rps))),
    'x empty handler': Number(median(rounds.map((r) => r.call.rps / r.json.rps)).toFixed(2)),
    'cached p99 ms (50)': calm.p99,
    'p99 with 20 cars/s written': busy.p99,
    'req/s then': Math.round(busy.rps),
  })
}
console.table(rows)
console.log(clientCheck(anchors))
console.log(`memory after the run: ${site.memoryMb()} MB`)
floor.stop()
await site.stop()
