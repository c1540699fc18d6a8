import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { picture, send } from '../../helpers/pictureHost'
import { s3Double } from '../../helpers/s3Double'
import { dealerTests } from './dealerTests'
import { hostTests } from './hostTests'
import { pictureStage } from './stage'
import { isSmoke } from '../../helpers/mongo'

/** The picture fetch on one database: SQLite without a url. */
export function pictureSuite(what: string, url: string | undefined): void {
  describe(`pictures of other hosts on ${what}`, () => {
    const stage = pictureStage(url)
    const { told: notified, at, offer, stocknum, push, row, shown, urlsOf, once, settle } = stage

    it('arrive after the push, in the feed’s order; the car has none until then, and its page is told', async () => {
      await offer('a.jpg', '#a00')
      await offer('b.jpg', '#0a0')
      await push([at('a.jpg'), at('b.jpg')])
      expect(await shown()).toMatchObject({
        images: [],
        thumbnails: [],
        primary_image_url: null,
        photos_count: 0,
      })
      notified.length = 0
      await settle()
      const car = await shown()
      const { tenantId, dealership } = stage.world().a
      expect(urlsOf(car)).toHaveLength(2)
      for (const address of urlsOf(car))
        expect(address).toMatch(new RegExp(`^/media/${tenantId}/${dealership.id}/[0-9a-f]{40}\\.webp$`))
      expect(car).toMatchObject({
        primary_image_url: urlsOf(car)[0],
        thumbnails: urlsOf(car),
        photos_count: 2,
      })
      expect(await stage.folder().has(urlsOf(car)[0]?.slice('/media/'.length) ?? '')).toBe(true)
      expect(notified).toEqual(expect.arrayContaining(['stock:alpha.test', `car:alpha.test/${car.slug}`]))
      expect(stage.host().requested).toEqual([`/${stage.run()}/a.jpg`, `/${stage.run()}/b.jpg`])
    })

    it('leave what the integrator reads back as it was sent: same revision, same addresses, unchanged when pushed again', async () => {
      await offer('a.jpg', '#a00')
      await push([at('a.jpg')])
      const before = stage.mods().carView(await row())
      const news = async () => stage.mods().pictureNews(await row())
      expect(await news()).toEqual([{ url: at('a.jpg'), state: 'waiting', reason: null }])
      await settle()
      expect(await news()).toEqual([{ url: at('a.jpg'), state: 'shown', reason: null }])
      expect(stage.mods().carView(await row())).toEqual(before)
      expect(before).toMatchObject({
        images: [{ image: { url: at('a.jpg') } }],
        primary_image_url: at('a.jpg'),
        photos_count: 1,
      })
      expect((await push([at('a.jpg')])).summary.unchanged).toBe(1)
      expect(await row()).toMatchObject({ rev: 1, picture_next_at: null })
    })

    if (isSmoke(url)) return
    it('are not asked for again when only a price changes', async () => {
      await offer('a.jpg', '#a00')
      await push([at('a.jpg')])
      await settle()
      const pictures = urlsOf(await shown())
      expect((await push([at('a.jpg')], { price: 1_234 })).summary.updated).toBe(1)
      expect(await row()).toMatchObject({ rev: 2, picture_next_at: null })
      expect(urlsOf(await shown())).toEqual(pictures)
      expect(stage.host().requested).toHaveLength(1)
    })

    it('follow a new order, a new one and one that is gone, whose file goes too', async () => {
      for (const [name, colour] of [
        ['a.jpg', '#a00'],
        ['b.jpg', '#0a0'],
        ['c.jpg', '#00a'],
      ] as const)
        await offer(name, colour)
      await push([at('a.jpg'), at('b.jpg')])
      await settle()
      const [a = '', b = ''] = urlsOf(await shown())
      await push([at('c.jpg'), at('b.jpg')])
      expect(urlsOf(await shown())).toEqual([b])
      await settle()
      const [c = '', second] = urlsOf(await shown())
      expect(second).toBe(b)
      expect([a, b]).not.toContain(c)
      expect(
        await Promise.all([a, b, c].map((address) => stage.folder().has(address.slice('/media/'.length)))),
      ).toEqual([false, true, true])
      await push([])
      expect(await shown()).toMatchObject({ images: [], primary_image_url: null })
      await settle()
      expect(await row()).toMatchObject({ picture_files: null, picture_next_at: null, picture_done: null })
      expect(await stage.folder().has(b.slice('/media/'.length))).toBe(false)
    })

    it('that never come are given up after ten tries, three where what came breaks a rule, one where the address does, and the others are shown', async () => {
      await offer('a.jpg', '#a00')
      stage.host().on(`/${stage.run()}/page.jpg`, send('<p>no</p>'))
      const inside = ['http://169.254.169.254/latest/meta-data/', 'http://localhost:22/x.jpg']
      await push([at('a.jpg'), at('gone.jpg'), at('page.jpg'), ...inside])
      for (let turn = 0, now = Date.now(); turn < 14; turn++, now += 7 * 3_600_000) await settle(now)
      expect(urlsOf(await shown())).toHaveLength(1)
      const requested = (name: string) =>
        stage.host().requested.filter((one) => one === `/${stage.run()}/${name}`).length
      expect([requested('a.jpg'), requested('gone.jpg'), requested('page.jpg')]).toEqual([1, 10, 3])
      const stored = await row()
      expect(stored).toMatchObject({ picture_next_at: stage.mods().NEVER, picture_done: null })
      expect(stored.picture_files).toEqual([
        expect.objectContaining({ url: at('a.jpg'), file: expect.stringMatching(/webp$/) }),
        { url: at('gone.jpg'), attempts: 10, error: 'cars.example answered 404', ended_at_rev: 1 },
        expect.objectContaining({
          url: at('page.jpg'),
          attempts: 3,
          error: expect.stringContaining('is not a JPEG'),
        }),
        ...inside.map((address) =>
          expect.objectContaining({
            url: address,
            attempts: 1,
            error: expect.stringMatching(/not on the public|port/),
          }),
        ),
      ])
      expect(
        stage
          .mods()
          .pictureNews(stored)
          .map(({ state, reason }) => [state, reason]),
      ).toEqual([
        ['shown', null],
        ['failed', 'cars.example answered 404'],
        ['failed', expect.stringContaining('is not a JPEG')],
        ...inside.map(() => ['failed', expect.stringMatching(/not on the public|port/)]),
      ])
      const { dead } = await stage.mods().pictureBacklog()
      expect(dead).toBeGreaterThanOrEqual(1)

      // The next change of the car earns one more try: now it is there.
      await offer('gone.jpg', '#0a0')
      await push([at('a.jpg'), at('gone.jpg'), at('page.jpg')], { price: 5 })
      await settle()
      expect(urlsOf(await shown())).toHaveLength(2)
      expect((await stage.mods().pictureBacklog()).dead).toBe(dead)
    })

    hostTests(stage)

    it('a change that comes while they are being fetched loses neither the change nor the pictures', async () => {
      await offer('b.jpg', '#0a0')
      const body = await picture('jpeg', '#a00')
      stage.host().on(`/${stage.run()}/a.jpg`, (response) => {
        void push([at('a.jpg'), at('b.jpg')], { price: 77 }).then(() => send(body)(response))
      })
      await push([at('a.jpg')])
      await settle()
      expect(urlsOf(await shown())).toHaveLength(2)
      expect(await row()).toMatchObject({ rev: 2, price: 77, picture_next_at: null })
      expect(stage.host().requested).toEqual([`/${stage.run()}/a.jpg`, `/${stage.run()}/b.jpg`])
    })

    it('two workers never fetch for the same car; one that died leaves it to the next when its lease has run out', async () => {
      await offer('a.jpg', '#a00')
      await push([at('a.jpg')])
      const now = Date.now()
      const kind = stage
        .mods()
        .outboxKinds()
        .find(({ table }) => table === 'cars')
      if (!kind) throw new Error('no outbox of pictures')
      const taken = await Promise.all([1, 2].map(() => stage.mods().takeDue(kind, now)))
      expect(taken.filter((one) => one !== null)).toHaveLength(1)
      await settle(now)
      expect(stage.host().requested).toEqual([])
      await settle(now + 5 * 60_000)
      expect(urlsOf(await shown())).toHaveLength(1)
    })

    it('a store that is away loses nothing: the car is tried again after its lease', async () => {
      await offer('a.jpg', '#a00')
      await push([at('a.jpg')])
      const s3 = await s3Double()
      const bucket = stage.mods().s3Storage(s3.settings)
      const now = Date.now()
      await once(now, { ...bucket, put: () => Promise.reject(new Error('Object storage answered 503')) })
      expect(await shown()).toMatchObject({ images: [] })
      await once(now + 5 * 60_000, bucket)
      const [address = ''] = urlsOf(await shown())
      expect([...s3.objects.keys()]).toContain(`/cars${address}`)
      expect(await bucket.has(address.slice('/media/'.length))).toBe(true)
      await s3.close()
    })

    it('a stop does not wait for a slow host, counts as no try, and leaves the car to the next start', async () => {
      const ended = new AbortController()
      stage.host().on(`/${stage.run()}/hang`, () => ended.abort())
      await push([at('hang')])
      const since = Date.now()
      expect(await once(since, stage.folder(), ended.signal)).toBe(false)
      expect(Date.now() - since).toBeLessThan(1_500)
      expect(await row()).toMatchObject({ picture_files: null, picture_next_at: 0, picture_lease_until: 0 })
    })

    it('a withdrawn car asks for none; when it comes back it does', async () => {
      await offer('a.jpg', '#a00')
      await push([at('a.jpg')])
      await stage
        .mods()
        .withdrawCar(
          { tenantId: stage.world().a.tenantId, dealership: stage.world().a.dealership, actor: 'test' },
          stocknum(),
        )
      await settle()
      expect(stage.host().requested).toEqual([])
      await push([at('a.jpg')])
      await settle()
      expect(urlsOf(await shown())).toHaveLength(1)
    })

    dealerTests(stage)

    it('leave no half-written file behind', async () => {
      const files = (await readdir(path.join(stage.world().dir, 'media'), { recursive: true })).filter(
        (name) => name.includes('.'),
      )
      expect(files.length).toBeGreaterThan(3)
      expect(files.filter((name) => !name.endsWith('.webp'))).toEqual([])
    })
  })
}
