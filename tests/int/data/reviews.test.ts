/** Which reviews a site has: its own, the newest twelve, and none that came with another dealer's settings. */
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { closeDb, freshDb } from '../../helpers/db'
import { type Dealer, makeDealer } from '../../helpers/dealers'

let db: Payload
let north: Dealer
let south: Dealer
let outsider: Dealer
const { listReviews } = await import('@/features/reviews/readReviews')
const { getSite } = await import('@/core/dealer/read/sites')
const { copyContent } = await import('@/features/dealers/copyContent')

const namesOf = async ({ host }: Dealer): Promise<string[]> => {
  const site = await getSite(host)
  return site ? (await listReviews(site)).map(({ customer_name }) => customer_name) : []
}
const review = (dealer: Dealer, n: number) =>
  db.create({
    collection: 'reviews',
    data: {
      ...{ tenant: dealer.tenant, customer_name: `Person ${n}`, slug: `person-${n}`, rating: 5 },
      reviewed_at: new Date(Date.UTC(2026, 0, n)).toISOString(),
      image: { url: 'https://reviews.example/face.jpg' },
    },
    overrideAccess: true,
  })

beforeAll(async () => {
  db = await freshDb()
  ;[north, south, outsider] = [
    await makeDealer(db, 'north'),
    await makeDealer(db, 'south'),
    await makeDealer(db, 'hidden', { features: { reviews: false } }),
  ]
  for (let n = 1; n <= 14; n++) await review(north, n)
  await review(south, 1)
  await review(outsider, 2)
})
afterAll(closeDb)

it('C5 at most twelve, the newest first, of this dealer alone', async () => {
  const newest = Array.from({ length: 12 }, (_, at) => `Person ${14 - at}`)
  expect(await namesOf(north)).toEqual(newest)
  expect(await namesOf(south)).toEqual(['Person 1'])
})

it('C5 none where the dealer hides them', async () => expect(await namesOf(outsider)).toEqual([]))

it('C5 the picture of a reviewer comes with the review', async () => {
  const site = await getSite(south.host)
  const [first] = site ? await listReviews(site) : []
  expect(first?.image).toEqual({ url: 'https://reviews.example/face.jpg' })
})

it('C5 a dealer made like another starts without its reviews: what was a sample there is nobody’s word here', async () => {
  const copy = await makeDealer(db, 'copy')
  await copyContent(db, { from: north.tenant, to: copy.tenant })
  expect(await namesOf(copy)).toEqual([])
})
