/** Writes tenants/<slug>/stock.json of every demo dealer: `npx tsx scripts/stock/generate.ts`. The result is always the same. */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { StockCar } from '@/definitions/definition'
import { harbour } from './plans/harbour'
import { outback } from './plans/outback'
import { westside } from './plans/westside'

const PLANS = { 'harbour-toyota': harbour, 'westside-motors': westside, 'outback-caravans': outback }

/** One car per line, without empty values: small files, and a change shows as one line. */
const line = (car: StockCar) =>
  JSON.stringify(car, (_key, value: unknown) => (value === null ? undefined : value))

for (const [slug, plan] of Object.entries(PLANS)) {
  const cars = plan()
  const file = path.resolve('tenants', slug, 'stock.json')
  writeFileSync(file, `[\n${cars.map(line).join(',\n')}\n]\n`)
  const pictured = cars.filter(({ images }) => images?.length).length
  process.stdout.write(`${slug}: ${cars.length} cars, ${pictured} with pictures\n`)
}
