import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Storage } from '@/integrations/storage'
import type { Car } from '@/domain/car'
import { picture, pictureHost, send, type PictureHost } from '../../helpers/pictureHost'
import { s3Double, type S3Double } from '../../helpers/s3Double'
import { feedCar, openWorld, type Party, type World } from '../../helpers/stockWorld'
import { loadModules } from './modules'

/** The picture fetch on one database: SQLite without a url. */
export function pictureSuite(what: string, url: string | undefined): void {
  describe(`pictures of other hosts on ${what}`, () => {
    let world: World
    let host: PictureHost
    let s3: S3Double
    let folder: Storage
    const told: string[] = []
    let mods: Awaited<ReturnType<typeof loadModules>>

    beforeAll(async () => {
      world = await openWorld(url)
      const { offerPageCache } = await import('@/cache/meeting')
      const port = { id: 'test', invalidate: (tags: string[]) => void told.push(...tags), stamp: () => null, veto: () => {}, status: () => {} }
      offerPageCache(port)
      mods = await loadModules()
      folder = mods.getStorage()
      host = await pictureHost()
      s3 = await s3Double()
    })
    afterAll(async () => {
      await host.close()
      await s3.close()
      await world.close()
    })

    let run = 0
    beforeEach(() => {
      // Each test has cars and addresses of its own.
      run += 100
      told.length = 0
      host.asked.length = 0
    })

    // What a test leaves waiting is not the next one's.
    afterEach(async () => {
      await (await mods.table('cars')).update([['picture_next_at', '>=', 0]], { picture_next_at: null })
    })

    const at = (name: string) => host.url(`/${run}/${name}`)
    const offer = async (name: string, colour: string) => host.on(`/${run}/${name}`, send(await picture('jpeg', colour)))
    const stocknum = (n = 1) => `U${10_000 + run + n}`
    const push = (urls: readonly string[], more: Record<string, unknown> = {}, party: Party = world.a, n = 1) =>
      mods.ingestCars(
        { tenantId: party.tenantId, dealership: party.dealership, actor: 'test' },
        [feedCar(run + n, { images: urls.map((address) => ({ image: { url: address } })), ...more })],
        { mode: 'batch' },
      )
    const row = async (party: Party = world.a, n = 1) => {
      const [found] = await mods.readCars(party.dealership.id, [stocknum(n)])
      if (!found) throw new Error('no such car')
      return found
    }
    const shown = async (party: Party = world.a, n = 1): Promise<Car> => mods.readCarRow(await row(party, n)).car
    const urlsOf = (car: Car) => (car.images ?? []).map(({ image }) => image.url)

    const once = async (now = Date.now(), storage: Storage = folder) => {
      const remote = mods.openRemotePictures(host.policy)
      const more = await mods.fetchPicturesOnce({ remote, storage, quiet: mods.quietHosts(), stopped: new AbortController().signal }, now)
      await remote.close()
      return more
    }
    const settle = async (now?: number) => {
      for (let turn = 0; turn < 20 && (await once(now)); turn++);
    }

    it('arrive after the push, in the feed’s order; the car has none until then, and its page is told', async () => {
      await offer('a.jpg', '#a00')
      await offer('b.jpg', '#0a0')
      await push([at('a.jpg'), at('b.jpg')])
      expect(await shown()).toMatchObject({ images: [], thumbnails: [], primary_image_url: null, photos_count: 0 })
      told.length = 0
      await settle()
      const car = await shown()
      const { tenantId, dealership } = world.a
      expect(urlsOf(car)).toHaveLength(2)
      for (const address of urlsOf(car)) expect(address).toMatch(new RegExp(`^/media/${tenantId}/${dealership.id}/[0-9a-f]{40}\\.webp$`))
      expect(car).toMatchObject({ primary_image_url: urlsOf(car)[0], thumbnails: urlsOf(car), photos_count: 2 })
      expect(await folder.has(urlsOf(car)[0]?.slice('/media/'.length) ?? '')).toBe(true)
      expect(told).toEqual(expect.arrayContaining(['stock:alpha.test', `car:alpha.test/${car.slug}`]))
      expect(host.asked).toEqual([`/${run}/a.jpg`, `/${run}/b.jpg`])
    })

    it('leave what the integrator reads back as it was sent: same revision, same addresses, unchanged when pushed again', async () => {
      await offer('a.jpg', '#a00')
      await push([at('a.jpg')])
      const before = mods.carView(await row())
      await settle()
      expect(mods.carView(await row())).toEqual(before)
      expect(before).toMatchObject({ images: [{ image: { url: at('a.jpg') } }], primary_image_url: at('a.jpg'), photos_count: 1 })
      expect((await push([at('a.jpg')])).summary.unchanged).toBe(1)
      expect(await row()).toMatchObject({ rev: 1, picture_next_at: null })
    })

    it('are not asked for again when only a price changes', async () => {
      await offer('a.jpg', '#a00')
      await push([at('a.jpg')])
      await settle()
      const pictures = urlsOf(await shown())
      expect((await push([at('a.jpg')], { price: 1_234 })).summary.updated).toBe(1)
      expect(await row()).toMatchObject({ rev: 2, picture_next_at: null })
      expect(urlsOf(await shown())).toEqual(pictures)
      expect(host.asked).toHaveLength(1)
    })

    it('follow a new order, a new one and one that is gone, whose file goes too', async () => {
      for (const [name, colour] of [['a.jpg', '#a00'], ['b.jpg', '#0a0'], ['c.jpg', '#00a']] as const) await offer(name, colour)
      await push([at('a.jpg'), at('b.jpg')])
      await settle()
      const [a = '', b = ''] = urlsOf(await shown())
      await push([at('c.jpg'), at('b.jpg')])
      expect(urlsOf(await shown())).toEqual([b])
      await settle()
      const [c = '', second] = urlsOf(await shown())
      expect(second).toBe(b)
      expect([a, b]).not.toContain(c)
      expect(await Promise.all([a, b, c].map((address) => folder.has(address.slice('/media/'.length))))).toEqual([false, true, true])
      await push([])
      expect(await shown()).toMatchObject({ images: [], primary_image_url: null })
      await settle()
      expect(await row()).toMatchObject({ picture_files: null, picture_next_at: null, picture_done: null })
      expect(await folder.has(b.slice('/media/'.length))).toBe(false)
    })

    it('that never come are given up after ten tries, three where a rule forbids them, and the others are shown', async () => {
      await offer('a.jpg', '#a00')
      host.on(`/${run}/page.jpg`, send('<p>no</p>'))
      const inside = ['http://169.254.169.254/latest/meta-data/', 'http://localhost:22/x.jpg']
      await push([at('a.jpg'), at('gone.jpg'), at('page.jpg'), ...inside])
      for (let turn = 0, now = Date.now(); turn < 14; turn++, now += 7 * 3_600_000) await settle(now)
      expect(urlsOf(await shown())).toHaveLength(1)
      const asked = (name: string) => host.asked.filter((one) => one === `/${run}/${name}`).length
      expect([asked('a.jpg'), asked('gone.jpg'), asked('page.jpg')]).toEqual([1, 10, 3])
      const stored = await row()
      expect(stored).toMatchObject({ picture_next_at: mods.NEVER, picture_done: null })
      expect(stored.picture_files).toEqual([
        expect.objectContaining({ url: at('a.jpg'), file: expect.stringMatching(/webp$/) }),
        { url: at('gone.jpg'), attempts: 10, error: 'cars.example answered 404', ended_at_rev: 1 },
        expect.objectContaining({ url: at('page.jpg'), attempts: 3, error: expect.stringContaining('is not a JPEG') }),
        ...inside.map((address) => expect.objectContaining({ url: address, attempts: 3, error: expect.stringMatching(/not public|port/) })),
      ])
      const { failed } = await mods.pictureBacklog()
      expect(failed).toBeGreaterThanOrEqual(1)

      // The next change of the car earns one more try: now it is there.
      await offer('gone.jpg', '#0a0')
      await push([at('a.jpg'), at('gone.jpg'), at('page.jpg')], { price: 5 })
      await settle()
      expect(urlsOf(await shown())).toHaveLength(2)
      expect((await mods.pictureBacklog()).failed).toBe(failed)
    })

    it('one host that does not answer is tried once for all its pictures, and holds nobody up', async () => {
      host.on(`/${run}/hang`, () => undefined)
      await offer('b.jpg', '#0a0')
      await push([at('hang'), at('x.jpg'), at('y.jpg')])
      await push([at('hang'), at('z.jpg')], {}, world.a, 2)
      await settle()
      // Three cars are attended to at a time: both may have asked before either had waited long enough.
      expect(host.asked.every((one) => one === `/${run}/hang`)).toBe(true)
      const stored = await row()
      expect(stored.picture_files).toEqual([at('hang'), at('x.jpg'), at('y.jpg')].map((address) => expect.objectContaining({ url: address, attempts: 1 })))
    })

    it('a change that comes while they are being fetched loses neither the change nor the pictures', async () => {
      await offer('b.jpg', '#0a0')
      const body = await picture('jpeg', '#a00')
      host.on(`/${run}/a.jpg`, (response) => {
        void push([at('a.jpg'), at('b.jpg')], { price: 77 }).then(() => send(body)(response))
      })
      await push([at('a.jpg')])
      await settle()
      expect(urlsOf(await shown())).toHaveLength(2)
      expect(await row()).toMatchObject({ rev: 2, price: 77, picture_next_at: null })
      expect(host.asked).toEqual([`/${run}/a.jpg`, `/${run}/b.jpg`])
    })

    it('two workers never fetch for the same car; one that died leaves it to the next when its lease has run out', async () => {
      await offer('a.jpg', '#a00')
      await push([at('a.jpg')])
      const now = Date.now()
      const [mine, theirs] = await Promise.all([mods.claimPictures(now, now + 1_000.1, 10), mods.claimPictures(now, now + 1_000.2, 10)])
      expect([mine.length, theirs.length].sort()).toEqual([0, 1])
      await settle(now)
      expect(host.asked).toEqual([])
      await settle(now + 2_000)
      expect(urlsOf(await shown())).toHaveLength(1)
    })

    it('a store that is away loses nothing: the car is tried again after its lease', async () => {
      await offer('a.jpg', '#a00')
      await push([at('a.jpg')])
      const bucket = mods.s3Storage(s3.settings)
      const now = Date.now()
      await once(now, { ...bucket, put: () => Promise.reject(new Error('Object storage answered 503')) })
      expect(await shown()).toMatchObject({ images: [] })
      await once(now + 5 * 60_000, bucket)
      const [address = ''] = urlsOf(await shown())
      expect([...s3.objects.keys()]).toContain(`/cars${address}`)
      expect(await bucket.has(address.slice('/media/'.length))).toBe(true)
    })

    it('a withdrawn car asks for none; when it comes back it does', async () => {
      await offer('a.jpg', '#a00')
      await push([at('a.jpg')])
      await mods.withdrawCar({ tenantId: world.a.tenantId, dealership: world.a.dealership, actor: 'test' }, stocknum())
      await settle()
      expect(host.asked).toEqual([])
      await push([at('a.jpg')])
      await settle()
      expect(urlsOf(await shown())).toHaveLength(1)
    })

    it('the same picture of two dealers lies in two folders, and neither can name the other’s', async () => {
      await offer('a.jpg', '#a00')
      await push([at('a.jpg')])
      await push([at('a.jpg')], {}, world.b)
      await settle()
      const [ofA = ''] = urlsOf(await shown())
      const [ofB = ''] = urlsOf(await shown(world.b))
      expect(ofA.startsWith(`/media/${world.a.tenantId}/${world.a.dealership.id}/`)).toBe(true)
      expect(ofB.startsWith(`/media/${world.b.tenantId}/${world.b.dealership.id}/`)).toBe(true)
      expect(path.basename(ofA)).not.toBe(path.basename(ofB))
      const upload = `/media/${world.a.tenantId}/private.webp`
      await push([ofA, upload, '/media/demo/suv.webp'], {}, world.b)
      await settle()
      expect(urlsOf(await shown(world.b))).toEqual(['/media/demo/suv.webp'])
      expect(JSON.stringify(await shown(world.b))).not.toContain(world.a.tenantId)
    })

    it('leave no half-written file behind', async () => {
      const files = (await readdir(path.join(world.dir, 'media'), { recursive: true })).filter((name) => name.includes('.'))
      expect(files.length).toBeGreaterThan(3)
      expect(files.filter((name) => !name.endsWith('.webp'))).toEqual([])
    })
  })
}
