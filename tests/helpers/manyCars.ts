import { factWords } from '@/search/factWords'
import type { CarDoc } from '@/search/types'
import { goldenCars } from './golden'

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** The n-th dealership gets a share of 1/n: one of nearly 600 cars and hundreds of a few dozen at 20,000 cars. */
function zipf(dealerships: number): (chance: number) => number {
  const sums: number[] = []
  let sum = 0
  for (let rank = 1; rank <= dealerships; rank++) sums.push((sum += 1 / (rank + 4)))
  return (chance) =>
    Math.max(
      0,
      sums.findIndex((upTo) => upTo >= chance * sum),
    )
}

/**
 * Many cars like the recorded ones, over `dealerships` of very different sizes. Facts of one vehicle stay together; the
 * rest is drawn again for each car.
 */
export function manyCars(count: number, { seed = 1, dealerships = 500 } = {}): CarDoc[] {
  const random = seeded(seed)
  const below = (limit: number) => Math.floor(random() * limit)
  const models = goldenCars()
  const any = () => models[below(models.length)] ?? { ...models[0], features: [] }
  const dealershipOf = zipf(dealerships)
  return Array.from({ length: count }, (_, n) => {
    const model = models[below(models.length)]
    if (!model) throw new Error('No recorded cars')
    const dealership = dealershipOf(random())
    const price = random() < 0.02 ? undefined : 4000 + below(90_000)
    const features = any().features
    return {
      ...model,
      id: `many_${n}`,
      dealership_id: `dealer_${dealership}`,
      dealership_name: `Dealer ${dealership}`,
      year: 2008 + below(18),
      km: below(220_000),
      price,
      weekly_price: price && Math.round(price / 215),
      created_at: 1_700_000_000 + below(60_000_000),
      stocknum: `S${200_000 + n}`,
      colour: any().colour,
      tag: any().tag,
      features,
      facts: factWords({ ...model, features }),
      dealercomments: any().dealercomments,
      custom_rank: below(1_000_000),
      rev: 1,
    }
  })
}
