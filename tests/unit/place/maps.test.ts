import { createServer } from 'node:http'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mapsFromTiles } from '@/integrations/maps'

const requested: string[] = []
let isAway = false
let base = ''
const server = createServer((request, response) => {
  requested.push(request.url ?? '')
  if (isAway) return void response.writeHead(503).end()
  void sharp({ create: { width: 256, height: 256, channels: 3, background: '#cde' } })
    .png()
    .toBuffer()
    .then((tile) => response.end(tile))
})

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  base = typeof address === 'object' ? `http://127.0.0.1:${address?.port}` : ''
})
afterAll(() => void server.close())

test('C1 a map is one picture from tiles, and its tiles are asked for once', async () => {
  const draw = mapsFromTiles({ url: `${base}/{z}/{x}/{y}.png` })
  const point = { lat: -26.6563, long: 153.0832 }
  const { width, height, format } = await sharp(await draw(point)).metadata()
  expect([width, height, format]).toEqual([960, 480, 'webp'])
  const before = requested.length
  expect(requested.every((path) => /^\/15\/\d+\/\d+\.png$/.test(path))).toBe(true)
  await draw(point)
  expect(requested).toHaveLength(before)
})

test('C1 tiles that do not arrive are a failure, and tried again later', async () => {
  const draw = mapsFromTiles({ url: `${base}/{z}/{x}/{y}.png` })
  const point = { lat: -38, long: 144 }
  isAway = true
  await expect(draw(point)).rejects.toThrow('did not answer')
  isAway = false
  expect((await draw(point)).byteLength).toBeGreaterThan(0)
})
