/**
 * 100 shoppers reserve one car at once, round after round, while ten writers push stock: one gets it, the others learn so.
 * On SQLite, or on a MongoDB (`npm run bench -- rivals mongodb`).
 */
import { openReserveWorld, shopper } from '../int/reservations/reserveWorld'
import { startMongo } from '../helpers/mongo'
import { feedCar } from '../helpers/stockWorld'

const ROUNDS = 200
const RIVALS = 100
const WRITERS = 10

const p95 = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0

async function main(): Promise<void> {
  const mongo = process.argv.includes('mongodb') ? await startMongo(process.env.MONGODB_TEST_URL) : undefined
  const world = await openReserveWorld(mongo?.url)
  // Loaded after the world has named its store.
  const { ingestCars } = await import('@/features/stock/ingest')
  const dealership = { id: world.east.dealership, slug: 'east-yard', name: 'East' }
  let [running, pushed] = [true, 0]
  const writers = Array.from({ length: WRITERS }, async (_, writer) => {
    for (let n = 0; running; n++) {
      const context = { tenantId: world.east.tenant, dealership, actor: 'bench' }
      await ingestCars(context, [feedCar(writer * 100 + (n % 100), { km: n })], { mode: 'batch' })
      pushed++
    }
  })
  const statuses = new Map<number, number>()
  const times: number[] = []
  let oneWinner = 0
  for (let round = 0; round < ROUNDS; round++) {
    const car = await world.car(world.west)
    const answers = await Promise.all(
      Array.from({ length: RIVALS }, async () => {
        const start = performance.now()
        const { status } = await world.reserve(world.west, car.slug, shopper())
        times.push(performance.now() - start)
        return status
      }),
    )
    for (const status of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1)
    if (answers.filter((status) => status === 201).length === 1) oneWinner++
  }
  running = false
  await Promise.all(writers)
  console.info(
    JSON.stringify({
      bench: 'rivals',
      database: mongo?.what ?? 'SQLite (embedded)',
      rounds: ROUNDS,
      'rounds with exactly one winner': oneWinner,
      answers: Object.fromEntries(statuses),
      'cars pushed meanwhile': pushed,
      'p95 of an answer, ms': Math.round(p95(times)),
    }),
  )
  await world.close()
  await mongo?.stop()
}

await main()
