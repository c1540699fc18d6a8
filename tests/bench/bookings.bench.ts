/**
 * The last seat of a slot: 200 rounds on each database, each with many shoppers at once. One gets it, the others learn that it
 * is gone and which times are free, and nobody gets an error.
 */
import { brisbaneAt, openBookingWorld, person } from '../int/bookings/bookingWorld'
import { startMongo } from '../helpers/mongo'

const ROUNDS = 200
const SHOPPERS = 100
const HOURS = 9
const DAYS = 28

const mongo = process.argv[2] === 'mongodb' ? await startMongo(process.env.MONGODB_TEST_URL) : undefined
const world = await openBookingWorld(mongo?.url)
const answers = new Map<number, number>()
const times: number[] = []
let exactlyOne = 0

for (let round = 0; round < ROUNDS; round++) {
  const dealer = await world.dealer(`round${round}`)
  const start = brisbaneAt(1 + (round % DAYS), 8 + (round % HOURS))
  const statuses = await Promise.all(
    Array.from({ length: SHOPPERS }, async () => {
      const since = performance.now()
      const { status } = await world.post(world.calls.drive, dealer, {
        ...person(),
        location_id: dealer.place,
        start,
      })
      times.push(performance.now() - since)
      return status
    }),
  )
  for (const status of statuses) answers.set(status, (answers.get(status) ?? 0) + 1)
  if (statuses.filter((status) => status === 201).length === 1) exactlyOne++
}
times.sort((a, b) => a - b)
const at = (share: number) => `${Math.round(times[Math.floor(times.length * share)] ?? 0)} ms`

console.log(`${ROUNDS} rounds of ${SHOPPERS} shoppers on ${mongo?.what ?? 'SQLite (embedded)'}.\n`)
console.log('| figure | value |\n| --- | --- |')
console.log(`| rounds with exactly one winner | ${exactlyOne} of ${ROUNDS} |`)
for (const [status, count] of [...answers].sort(([a], [b]) => a - b))
  console.log(`| answers ${status} | ${count} |`)
console.log(`| p50, p95 of an answer | ${at(0.5)}, ${at(0.95)} |`)
await world.close()
await mongo?.stop()
