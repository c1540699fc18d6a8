/** Writes the snapshot of an index again and again, until it is killed. Every car of the version n has the price n: 0, 1 or 2. */
import { CarIndex } from '@/search/embedded/carIndex'
import { writeParts } from '@/search/embedded/snapshot/file'
import { manyCars } from '../../helpers/manyCars'

const [file = ''] = process.argv.slice(2)
const cars = manyCars(500, { seed: 11, dealerships: 5 })
const versions = [0, 1, 2].map((version) => {
  const index = new CarIndex()
  for (const car of cars) index.upsert({ ...car, price: version })
  return index
})
for (;;) {
  for (const [version, index] of versions.entries())
    await writeParts(file, `v${version}`, index.parts(), async () => {})
  process.send?.('written')
}
