/**
 * Cars per second through the HTTP API in gzip batches of 500: new ones, the same again, and at other prices. Beside each batch the
 * bare minimum of such a push is timed, unpacking and parsing its body: on a busy machine the ratio is what counts.
 */
import { gunzipSync, gzipSync } from 'node:zlib'
import { caller, serveApi } from '../helpers/api'
import { feedCar, openWorld } from '../helpers/stockWorld'
import { median } from './load'

const CARS = 5_000
const BATCH = 500
const ROUNDS = 9
const CHANGED_ROUNDS = 5

interface Round {
  perSecond: number
  ratio: number
}

async function main(): Promise<void> {
  const world = await openWorld()
  const api = await serveApi()
  const { createKey } = await import('@/features/keys/keyRows')
  const { table } = await import('@/db/table')
  const { key } = await createKey({
    tenantId: world.a.tenantId,
    name: 'bench',
    scopes: ['stock:write'],
    createdBy: 'bench',
  })
  const call = caller(api.origin, key)
  const bodies: Buffer[] = []
  for (let at = 0; at < CARS; at += BATCH)
    bodies.push(gzipSync(JSON.stringify(Array.from({ length: BATCH }, (_, n) => feedCar(at + n)))))

  /** The same cars at other prices. */
  const dearer = (by: number): Buffer[] =>
    Array.from({ length: CARS / BATCH }, (_, batch) =>
      gzipSync(
        JSON.stringify(
          Array.from({ length: BATCH }, (_, n) =>
            feedCar(batch * BATCH + n, { price: 20_000 + batch * BATCH + n + by }),
          ),
        ),
      ),
    )

  const push = async (wanted: string, bodies: readonly Buffer[]): Promise<Round> => {
    let [bare, pushed] = [0, 0]
    for (const body of bodies) {
      const start = performance.now()
      const parsed: unknown = JSON.parse(gunzipSync(body).toString())
      const between = performance.now()
      const answer = await call('POST', '/dealerships/city/cars:batch', body, { 'content-encoding': 'gzip' })
      bare += between - start
      pushed += performance.now() - between
      const summary: unknown = answer.body.summary
      const count: unknown =
        typeof summary === 'object' && summary !== null ? Reflect.get(summary, wanted) : undefined
      if (count !== BATCH || !Array.isArray(parsed))
        throw new Error(`expected ${BATCH} ${wanted}, got ${answer.text.slice(-200)}`)
    }
    return { perSecond: Math.round((CARS * 1_000) / pushed), ratio: pushed / bare }
  }
  const rewritings = async () =>
    (await (await table('cars')).find([['rev', '!=', 1]], { fields: ['id'] })).length
  const fresh = await push('created', bodies)
  const rounds: Round[] = []
  for (let round = 0; round < ROUNDS; round++) rounds.push(await push('unchanged', bodies))
  const rewritten = await rewritings()
  if (rewritten > 0) throw new Error(`${rewritten} unchanged cars were written again`)
  const changed: Round[] = []
  for (let round = 1; round <= CHANGED_ROUNDS; round++) changed.push(await push('updated', dearer(round)))
  const best = Math.max(...rounds.map(({ perSecond }) => perSecond))
  console.info(`unchanged, each round: ${rounds.map(({ perSecond }) => perSecond).join(' ')} cars/s`)
  console.info(
    JSON.stringify({
      bench: 'ingest',
      cars: CARS,
      'new cars/s': fresh.perSecond,
      'unchanged cars/s': Math.round(median(rounds.map(({ perSecond }) => perSecond))),
      'best round': best,
      'changed cars/s': Math.round(median(changed.map(({ perSecond }) => perSecond))),
      'changed: x time of bare parsing': Number(median(changed.map(({ ratio }) => ratio)).toFixed(1)),
      'x time of bare parsing': Number(median(rounds.map(({ ratio }) => ratio)).toFixed(1)),
      'index writes of unchanged cars': rewritten,
      goal: [2_000, 10_000],
    }),
  )
  await api.close()
  await world.close()
}

await main()
