/** The map of a location: two dealers, a host of neither, and tiles of a local server. */
import { createServer } from 'node:http'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Address } from '@/core/place/views'
import { openAlertWorld, type AlertDealer, type AlertWorld } from '../saved-searches/alertWorld'

let world: AlertWorld
let north: AlertDealer
let south: AlertDealer
const tiles = createServer((_, response) => {
  void sharp({ create: { width: 256, height: 256, channels: 3, background: '#cde' } })
    .png()
    .toBuffer()
    .then((tile) => response.end(tile))
})

beforeAll(async () => {
  await new Promise<void>((done) => tiles.listen(0, '127.0.0.1', done))
  const address = tiles.address()
  const port = typeof address === 'object' ? address?.port : 0
  process.env.MAP_TILES_URL = `http://127.0.0.1:${port}/{z}/{x}/{y}.png`
  process.env.MAP_TILES_ATTRIBUTION = '© map makers'
  world = await openAlertWorld()
  north = await world.dealer('north', {})
  south = await world.dealer('south', {})
})
afterAll(async () => {
  await world.close()
  tiles.close()
})

async function place(at: AlertDealer, slug: string, address: Address) {
  const { getDb } = await import('@/db/payload')
  await (
    await getDb()
  ).create({
    collection: 'locations',
    overrideAccess: true,
    data: {
      name: slug,
      slug,
      tenant: at.tenant,
      dealership_id: at.dealership,
      dealership_slug: `${slug}-yard`,
      address: { ...address },
      contact_detail: {},
      timezone: 'Australia/Brisbane',
    },
  })
}

async function mapOf(host: string, slug: string) {
  const { GET } = await import('@/app/api/locations/[slug]/map/route')
  const request = new Request(`http://x/api/locations/${slug}/map`, { headers: { 'x-forecourt-site': host } })
  return GET(request, { params: Promise.resolve({ slug }) })
}

it('C1 draws a map of a dealer’s own location, and of nobody else’s', async () => {
  await place(north, 'harbour', { street: '1 Long Street', lat: -26.6563, long: 153.0832 })
  await place(north, 'inland', { street: '2 Long Street' })
  const own = await mapOf(north.host, 'harbour')
  expect([own.status, own.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect((await sharp(Buffer.from(await own.arrayBuffer())).metadata()).width).toBe(960)
  for (const [host, slug] of [
    [south.host, 'harbour'],
    ['nobody.localhost', 'harbour'],
    [north.host, 'inland'],
    [north.host, 'nowhere'],
  ] as const)
    expect((await mapOf(host, slug)).status, `${host} ${slug}`).toBe(404)
})

it('C1 a location names whose map it shows', async () => {
  const { getSite } = await import('@/core/dealer/read/sites')
  const { listLocations } = await import('@/core/place/read/locations')
  const site = await getSite(north.host)
  const maps = (site ? await listLocations(site) : []).map(({ slug, map }) => [
    slug,
    map?.attribution ?? null,
  ])
  expect(maps).toEqual(
    expect.arrayContaining([
      ['harbour', '© map makers'],
      ['inland', null],
    ]),
  )
})
