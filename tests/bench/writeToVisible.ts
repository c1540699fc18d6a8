import { setTimeout } from 'node:timers/promises'
import { median } from './load'
import type { SiteServer } from './siteServer'
import { patchCar, stockKey } from './writer'

const WRITES = 100
const EVERY_MS = 50
const HOST = 'westside-motors.localhost'

const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? 0

/** 20 price changes a second by PATCH; for each, the time from the answer until its page and search show the new price. */
export async function writeToVisible(site: SiteServer) {
  const key = stockKey(site, 'westside-motors')
  const { hits } = await (await site.get(HOST, '/api/cars/search')).json()
  const cars: { slug: string; stocknum: string; dealership_slug: string }[] = hits
  const waits: { page: number; search: number; write: number }[] = []

  async function one(n: number): Promise<void> {
    const car = cars[n % cars.length]
    if (!car) return
    const price = 20_000 + n
    const began = performance.now()
    await patchCar(site.port, key, car.dealership_slug, car.stocknum, { price })
    const acknowledged = performance.now()
    const until = async (path: string, has: (text: string) => boolean): Promise<number> => {
      while (!has(await (await site.get(HOST, path)).text())) {
        if (performance.now() - acknowledged > 10_000) throw new Error(`${path} never showed ${price}`)
        await setTimeout(10)
      }
      return performance.now() - acknowledged
    }
    const shown = price.toLocaleString('en-AU')
    const [page, search] = await Promise.all([
      until(`/cars/${car.slug}`, (text) => text.includes(shown)),
      until(`/api/cars/search?range%5Bprice%5D=${price}:${price}`, (text) => text.includes(car.slug)),
    ])
    waits.push({ page, search, write: acknowledged - began })
  }

  const running: Promise<void>[] = []
  for (let n = 0; n < WRITES; n++) {
    running.push(one(n))
    await setTimeout(EVERY_MS)
    // A car must be seen before it changes again, or its old price would be waited for in vain.
    if (n % cars.length === cars.length - 1) await Promise.all(running)
  }
  await Promise.all(running)
  return (['write', 'page', 'search'] as const).map((what) => {
    const values = waits.map((wait) => wait[what])
    return {
      'ms at 20 writes/s': what,
      p50: Math.round(median(values)),
      p95: Math.round(percentile(values, 0.95)),
    }
  })
}
