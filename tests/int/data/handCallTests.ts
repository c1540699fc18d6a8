import type { Payload } from 'payload'
import { describe, expect, test } from 'vitest'
import { GET as photos } from '@/app/api/cars/photos/route'
import { GET as geocode } from '@/app/api/geocode/route'
import { cacheableEndpoint } from '@/cache/endpoints'
import { type Dealer, makeCar } from '../../helpers/dealers'

interface Input {
  db: Payload
  north: Dealer
  south: Dealer
}

/** What a list asks for once a shopper's hand has come. */
export function handCallTests(input: () => Input): void {
  const call = async (handler: typeof photos, address: string, host = input().north.host) => {
    const response = await handler(
      new Request(`http://x${address}`, { headers: { 'x-forecourt-site': host } }),
    )
    return { status: response.status, body: await response.json() }
  }
  describe('calls of a list at the first hand', () => {
    test('photos of cards: four after the first, of listed cars of this dealer alone', async () => {
      const { db, north, south } = input()
      const images = Array.from({ length: 7 }, (_, at) => ({
        image: { url: `/media/demo/swipe-${at}.webp` },
      }))
      await makeCar(db, north, { slug: 'swiped', images, colour: 'Red' })
      await makeCar(db, north, { slug: 'one-photo', images: images.slice(0, 1) })
      await makeCar(db, south, { slug: 'swiped-south', images })
      const cars = 'swiped,one-photo,swiped-south,sold-before,none'
      const { body } = await call(photos, `/api/cars/photos?cars=${cars}`)
      expect(Object.keys(body).sort()).toEqual(['one-photo', 'swiped'])
      expect(body['one-photo']).toBe('')
      const shown = [...body.swiped.matchAll(/<img [^>]*src="[^"]*swipe-(\d)/g)].map(([, at]) => at)
      expect(shown).toEqual([...'1234'])
      expect(body.swiped).toContain('alt="2021 Toyota HiLux, red, photo 2"')
      const foreign = await call(photos, `/api/cars/photos?cars=${cars}`, south.host)
      expect(foreign.body).toEqual({ 'swiped-south': expect.stringContaining('swipe-4') })
      expect((await call(photos, '/api/cars/photos?cars=swiped', 'nowhere.localhost')).status).toBe(404)
      const kept = async (query: string) =>
        (await cacheableEndpoint('/api/cars/photos')?.(north.host, new URLSearchParams(query)))?.keep
      expect([await kept('cars=swiped'), await kept(`cars=${cars}`)]).toEqual([true, false])
    })

    test.each([
      ['lat=-26.65&lng=153.09', 200, '4558'],
      ['lat=-26.65&lng=153.09&postcode=2000', 200, '4558'],
      ['postcode=4558', 200, '4558'],
      ['lat=51.5&lng=-0.1', 422, undefined],
      ['lat=-26.65', 422, undefined],
      ['lat=-126.65&lng=153.09', 422, undefined],
      ['lat=1e1&lng=153.09', 422, undefined],
      ['lat=&lng=', 422, undefined],
    ])('where %s is', async (query, status, postcode) => {
      const answer = await call(geocode, `/api/geocode?${query}`)
      expect([answer.status, answer.body.postcode]).toEqual([status, postcode])
    })
  })
}
