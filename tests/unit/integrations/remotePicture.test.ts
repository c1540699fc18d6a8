import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openRemotePictures, PUBLIC, type Policy } from '@/integrations/remotePicture'
import { picture, pictureHost, redirect, send, type PictureHost } from '../../helpers/pictureHost'
import { bomb } from '../../helpers/pngBomb'

let host: PictureHost
/** Nothing may ever connect to it. */
let sentinel: PictureHost
beforeAll(async () => {
  host = await pictureHost()
  sentinel = await pictureHost()
  sentinel.on('/secret', send(await picture()))
})
afterAll(async () => {
  expect(sentinel.requested).toEqual([])
  await host.close()
  await sentinel.close()
})

const running = new AbortController().signal
async function fetched(address: string, change: Partial<Policy> = {}): Promise<Buffer> {
  const remote = openRemotePictures({ ...host.policy, ...change })
  try {
    return await remote.fetch(address, running)
  } finally {
    await remote.close()
  }
}
const fault = (kind: string, message: RegExp) =>
  expect.objectContaining({ name: 'RemoteFault', kind, message: expect.stringMatching(message) })

describe('a picture of another host', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'is taken as %s and made anew as WebP',
    async (format) => {
      host.on(`/a.${format}`, send(await picture(format)))
      expect(await sharp(await fetched(host.url(`/a.${format}`))).metadata()).toMatchObject({
        format: 'webp',
        width: 60,
        height: 40,
      })
    },
  )

  it('W6 loses where and by whom it was taken', async () => {
    const taken = await sharp(await picture())
      .withExif({ IFD0: { Make: 'SpyCam' }, IFD3: { GPSLatitude: '27/1 28/1 0/1' } })
      .jpeg()
      .toBuffer()
    host.on('/gps.jpg', send(taken))
    expect((await sharp(await fetched(host.url('/gps.jpg'))).metadata()).exif).toBeUndefined()
  })

  it('is followed over three redirects, not over four', async () => {
    host.on('/end', send(await picture()))
    for (const n of [1, 2, 3, 4]) host.on(`/hop${n}`, redirect(n === 1 ? '/end' : host.url(`/hop${n - 1}`)))
    expect((await fetched(host.url('/hop3'))).length).toBeGreaterThan(0)
    await expect(fetched(host.url('/hop4'))).rejects.toEqual(fault('refused', /redirected more than 3/))
  })
})

describe('W5 nothing inside is reached', () => {
  it.each([
    ['by its number', () => `http://127.0.0.1:${sentinel.port}/secret`],
    ['by a name that resolves there', () => `http://inside.example:${sentinel.port}/secret`],
  ])('%s', async (_what, address) => {
    const policy = { allowsAddress: PUBLIC.allowsAddress, allowsPort: () => true }
    await expect(fetched(address(), policy)).rejects.toEqual(fault('barred', /not on the public internet/))
  })

  it('by a name of which only one address lies inside', async () => {
    const resolve = () =>
      Promise.resolve([
        { address: '93.184.215.14', family: 4 },
        { address: '127.0.0.1', family: 4 },
      ])
    await expect(
      fetched(`http://mixed.example:${sentinel.port}/secret`, {
        resolve,
        allowsAddress: PUBLIC.allowsAddress,
        allowsPort: () => true,
      }),
    ).rejects.toEqual(fault('barred', /not on the public internet/))
  })

  it.each([
    ['the loopback', () => `http://127.0.0.1:${sentinel.port}/secret`],
    ['the metadata service', () => 'http://169.254.169.254/latest/meta-data/'],
    ['an IPv6 form of the loopback', () => `http://[::ffff:127.0.0.1]:${sentinel.port}/secret`],
    ['another scheme', () => 'file:///etc/passwd'],
    ['another port', () => `http://cars.example:${sentinel.port}/secret`],
    ['a name with a password', () => 'http://a:b@cars.example/secret'],
  ])('by a redirect to %s', async (_what, target) => {
    // Only the first judgement lets the loopback pass: that of the host which redirects.
    let judged = 0
    const allowsAddress = (address: string) => judged++ === 0 && address === '127.0.0.1'
    host.on('/away', redirect(target()))
    await expect(fetched(host.url('/away'), { allowsAddress })).rejects.toEqual(
      fault('barred', /not on the public|must/),
    )
    expect(host.requested.at(-1)).toBe('/away')
  })

  it('by a name that changes its address between two looks (DNS rebinding)', async () => {
    const answers = ['127.0.0.2', '127.0.0.1']
    const judged: string[] = []
    const resolve: Policy['resolve'] = () =>
      Promise.resolve([{ address: answers.shift() ?? '127.0.0.1', family: 4 }])
    const allowsAddress = (address: string) => judged.push(address) > 0 && address === '127.0.0.2'
    const policy = { resolve, allowsAddress, allowsPort: () => true, timeoutMs: 700 }
    // 127.0.0.2 plays the public address: the first try goes there (and nobody answers), never to the second one.
    await expect(fetched(`http://rebind.example:${sentinel.port}/secret`, policy)).rejects.toEqual(
      fault('unavailable', /./),
    )
    await expect(fetched(`http://rebind.example:${sentinel.port}/secret`, policy)).rejects.toEqual(
      fault('barred', /not on the public internet/),
    )
    expect(judged).toEqual(['127.0.0.2', '127.0.0.1'])
  })

  it('and the name is asked once per connection: what was judged is what is connected to', async () => {
    let lookups = 0
    host.on('/once', send(await picture()))
    await fetched(host.url('/once'), {
      resolve: () => {
        lookups++
        return host.policy.resolve('')
      },
    })
    expect(lookups).toBe(1)
  })
})

describe('what is no picture that we take', () => {
  it.each([
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a PDF', () => Buffer.from('%PDF-1.7 /JS (app.alert(1))')],
    ['nothing', () => Buffer.alloc(0)],
    ['half a picture', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
    ['a packed picture', () => gzipSync(Buffer.from('x'.repeat(1_000)))],
    ['a PNG of 900 megapixels in 1 kB', () => bomb(30_000, 30_000)],
    ['a PNG of 51 megapixels', () => bomb(10_200, 5_000)],
    ['a PNG that is 60,000 wide', () => bomb(60_000, 60_000)],
  ])('W6 %s is refused', async (_what, body) => {
    host.on('/x', send(body(), 200, { 'content-type': 'image/jpeg' }))
    await expect(fetched(host.url('/x'))).rejects.toEqual(fault('refused', /is not a JPEG/))
  })

  it('W6 a GIF is refused', async () => {
    host.on('/a.gif', send(await picture('gif')))
    await expect(fetched(host.url('/a.gif'))).rejects.toEqual(fault('refused', /is not a JPEG/))
  })

  it.each([
    ['announced', { 'content-length': '16000000' }],
    ['not announced', {}],
  ])('one of 16 MB, %s, is left after 15', async (_what, headers: Record<string, string>) => {
    let sent = 0
    host.on('/huge', (response) => {
      response.writeHead(200, headers)
      const more = () => {
        while (sent < 16_000_000 && !response.destroyed) {
          sent += 100_000
          if (!response.write(Buffer.alloc(100_000))) return response.once('drain', more)
        }
        return response.end()
      }
      more()
    })
    await expect(fetched(host.url('/huge'), { timeoutMs: 10_000 })).rejects.toEqual(
      fault('refused', /larger than 15 MB/),
    )
  })
})

describe('a host that is not well', () => {
  it.each([
    ['never answers', () => undefined],
    [
      'stops half-way',
      (response: import('node:http').ServerResponse) => void response.writeHead(200).write('x'),
    ],
    [
      'drips',
      (response: import('node:http').ServerResponse) => {
        response.writeHead(200)
        const timer = setInterval(() => response.write('x'), 50)
        response.on('close', () => clearInterval(timer))
      },
    ],
  ])('and %s is left when the time is up', async (_what, answer) => {
    host.on('/slow', answer)
    const since = Date.now()
    await expect(fetched(host.url('/slow'), { timeoutMs: 400 })).rejects.toEqual(
      fault('unavailable', /did not arrive within 0.4 seconds/),
    )
    expect(Date.now() - since).toBeLessThan(2_000)
  })

  it.each([
    [404, 'missing'],
    [403, 'missing'],
    [410, 'missing'],
    [304, 'missing'],
    [429, 'unavailable'],
    [500, 'missing'],
    [503, 'unavailable'],
  ])('%i means %s', async (status, kind) => {
    host.on('/status', send('', status))
    await expect(fetched(host.url('/status'))).rejects.toEqual(fault(kind, new RegExp(`answered ${status}`)))
  })

  it.each([
    ['has no address', () => Promise.resolve([]), /has no address/],
    ['is unknown', () => Promise.reject(new Error('ENOTFOUND')), /has a name that was not found/],
  ])('and %s is unavailable', async (_what, resolve, message) => {
    await expect(fetched(host.url('/a'), { resolve })).rejects.toEqual(fault('unavailable', message))
  })

  it('stops at once when the process does', async () => {
    const ended = new AbortController()
    const remote = openRemotePictures(host.policy)
    host.on('/stuck', () => ended.abort())
    await expect(remote.fetch(host.url('/stuck'), ended.signal)).rejects.toThrow(
      expect.objectContaining({ name: 'AbortError' }),
    )
    await remote.close()
  })
})
