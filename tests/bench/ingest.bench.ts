/** Cars per second through the HTTP API in gzip batches of 500: new ones, then the same again. One JSON line of figures. */
import { gzipSync } from 'node:zlib'
import { caller, serveApi } from '../helpers/api'
import { feedCar, openWorld } from '../helpers/stockWorld'

const CARS = 5_000
const BATCH = 500

async function main(): Promise<void> {
  const world = await openWorld()
  const api = await serveApi()
  const { createKey } = await import('../../src/db/keys')
  const { key } = await createKey({ tenantId: world.a.tenantId, name: 'bench', scopes: ['stock:write'], createdBy: 'bench' })
  const call = caller(api.origin, key)
  const bodies: Buffer[] = []
  for (let at = 0; at < CARS; at += BATCH)
    bodies.push(gzipSync(JSON.stringify(Array.from({ length: BATCH }, (_, n) => feedCar(at + n)))))

  const push = async (wanted: string): Promise<number> => {
    const start = performance.now()
    const cpu = process.cpuUsage()
    for (const body of bodies) {
      const answer = await call('POST', '/dealerships/city/cars:batch', body, { 'content-encoding': 'gzip' })
      const summary: unknown = answer.body.summary
      const count: unknown = typeof summary === 'object' && summary !== null ? Reflect.get(summary, wanted) : undefined
      if (count !== BATCH) throw new Error(`expected ${BATCH} ${wanted}, got ${answer.text.slice(-200)}`)
    }
    const { user, system } = process.cpuUsage(cpu)
    console.info(`${wanted}: ${Math.round((CARS * 1e6) / (user + system))} cars per CPU second, client and server together`)
    return Math.round(CARS / ((performance.now() - start) / 1_000))
  }
  const fresh = await push('created')
  const rounds = [await push('unchanged'), await push('unchanged'), await push('unchanged')].sort((x, y) => x - y)
  console.info(JSON.stringify({ bench: 'ingest', cars: CARS, 'new cars/s': fresh, 'unchanged cars/s': rounds[1], goal: [2_000, 10_000] }))
  await api.close()
  await world.close()
}

await main()
