import { createServer } from 'node:http'
import { afterEach, expect, it, vi } from 'vitest'
import { findPostcode } from '@/core/place/read/postcodes'
import { geocodingByHttp, type GeocodingPort } from '@/integrations/geocoding'
import { listen } from '../../helpers/listen'

const outside = vi.hoisted((): { geocoder: GeocodingPort | null } => ({ geocoder: null }))
vi.mock('@/integrations/geocoding', async (original) => ({
  ...(await original<typeof import('@/integrations/geocoding')>()),
  outsideGeocoder: () => outside.geocoder,
}))
afterEach(() => {
  outside.geocoder = null
})

const BUDERIM = { lat: -26.68, lng: 153.05, suburb: 'Buderim', state: 'QLD' }

it('I2 asks the geocoder with its key, and refuses an answer of another shape', async () => {
  const requested: unknown[] = []
  let [status, body]: [number, object] = [200, { ...BUDERIM, more: 1 }]
  const server = createServer(({ url, headers }, response) => {
    requested.push([url, headers.authorization])
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  const { port, close } = await listen(server)
  const geocode = geocodingByHttp({ url: `http://127.0.0.1:${port}/find?of=x`, key: 'secret' })
  expect(await geocode({ postcode: '4556', country: 'AU' })).toEqual(BUDERIM)
  expect(requested).toEqual([['/find?of=x&postcode=4556&country=AU', 'Bearer secret']])
  status = 404
  expect(await geocode({ postcode: '4999', country: 'AU' })).toBeNull()
  ;[status, body] = [200, { lat: 'north' }]
  await expect(geocode({ postcode: '4556', country: 'AU' })).rejects.toThrow()
  await close()
})

it('I2 looks in the built-in table without a geocoder, and while it does not answer', async () => {
  expect(await findPostcode('4558', 'AU')).toMatchObject({ suburb: 'Maroochydore' })
  outside.geocoder = () => Promise.reject(new Error('away'))
  expect(await findPostcode('4558', 'AU')).toMatchObject({ suburb: 'Maroochydore' })
})

it('I2 asks once for each postcode, also for one that does not exist, and for nothing else', async () => {
  const ask = vi.fn<GeocodingPort>(({ postcode }) => Promise.resolve(postcode === '4556' ? BUDERIM : null))
  outside.geocoder = ask
  for (const postcode of ['4556', '4556', '4998', '4998', '45', 'abcd', ''])
    expect(await findPostcode(postcode, 'AU')).toEqual(postcode === '4556' ? BUDERIM : null)
  expect(ask.mock.calls.map(([{ postcode }]) => postcode)).toEqual(['4556', '4998'])
})
