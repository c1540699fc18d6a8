import { beforeAll, describe, expect, it } from 'vitest'
import type { Payload, TypedUser } from 'payload'
import sharp from 'sharp'
import { placed, without } from '@/features/pictures/arrange.rules'
import { feedCar, type World } from '../../helpers/stockWorld'

const DAY = 86_400_000

/** A car's photos between its feed and its staff; `open` returns when the suite's world is ready. */
export function photoTests(open: () => World): void {
  describe('B6 photos that staff arranged and added', () => {
    let db: Payload
    let user: TypedUser
    let count = 700
    let photo: Buffer = Buffer.alloc(0)

    beforeAll(async () => {
      await import('@payload-config')
      const { getDb } = await import('@/db/payload')
      db = await getDb()
      const made = await db.create({
        collection: 'users',
        overrideAccess: true,
        data: {
          ...{ email: 'photos@staff.example', password: 'correct horse battery', name: 'P' },
          ...{ role: 'editor', tenants: [open().a.tenantId], disabled: false, demo: false },
        },
      })
      user = { ...made, collection: 'users' }
      photo = await sharp({ create: { width: 9, height: 6, channels: 3, background: '#246' } })
        .png()
        .toBuffer()
    })

    async function car() {
      const { ingestCars } = await import('@/features/stock/ingest')
      const { keepPhoto } = await import('@/features/pictures/keepPhoto')
      const { tenantId: tenant, dealership } = open().a
      const base = feedCar(count++)
      const images = (names: string) =>
        [...names].map((name) => ({
          image: { url: `https://p.example/${String(base.stocknum)}/${name}.jpg` },
        }))
      const feed = (names: string) =>
        ingestCars({ tenantId: tenant, dealership, actor: 'test' }, [{ ...base, images: images(names) }], {
          mode: 'batch',
        })
      await feed('abc')
      const where = { stocknum: { equals: base.stocknum } }
      const { docs } = await db.find({ collection: 'cars', where, overrideAccess: true, depth: 0 })
      const id = docs[0]?.id ?? ''
      const read = () => db.findByID({ collection: 'cars', id, overrideAccess: true, depth: 0 })
      return {
        feed,
        images,
        read,
        urls: async () => (await read()).images?.map(({ image }) => image.url) ?? [],
        save: (list: ReturnType<typeof images>) =>
          db.update({
            collection: 'cars',
            id,
            data: { images: list },
            user,
            overrideAccess: false,
            depth: 0,
          }),
        async add(now = Date.now()) {
          const stored = await keepPhoto({ id, tenant }, photo, now)
          if ('refusal' in stored) throw new Error(stored.refusal)
          return { image: { url: stored.url } }
        },
      }
    }
    const has = async (url: string) => {
      const { getStorage } = await import('@/integrations/storage')
      return getStorage().has(url.slice('/media/'.length))
    }

    it('stay when the feed is sent again, and go back to the feed’s newest', async () => {
      const { add, feed, images, read, save, urls } = await car()
      const own = await add()
      const [, , c] = images('abc')
      const list = placed([...images('abc'), own], c?.image.url ?? '', 0)
      await save(list)
      expect(await read()).toMatchObject({ primary_image_url: c?.image.url, photos_count: 4 })
      await feed('abcd')
      expect(await urls()).toEqual(list.map(({ image }) => image.url))
      expect((await read()).feed_values).toMatchObject({ images: images('abcd') })
      await save(images('abcd'))
      expect(await read()).toMatchObject({ images: images('abcd'), overrides: {}, feed_values: null })
      await feed('dc')
      expect(await urls()).toEqual(images('dc').map(({ image }) => image.url))
      expect(await has(own.image.url)).toBe(true)
    })

    it('are not undone by a save that stood open, nor forgotten by the next push', async () => {
      const { add, feed, images, read, save } = await car()
      const own = await add()
      await save([own, ...images('abc')])
      await feed('ab')
      expect((await read()).own_photos).toHaveLength(1)
      expect(await read()).toMatchObject({ primary_image_url: own.image.url })
    })

    it('a file goes days after the last value that named it, when the next photo comes', async () => {
      const { add, images, save } = await car()
      const [first, second] = [await add(Date.now() - 3 * DAY), await add(Date.now() - 3 * DAY)]
      await save([first, second, ...images('abc')])
      await save(without([first, second, ...images('abc')], first.image.url))
      expect(await has(first.image.url)).toBe(true)
      await add()
      expect([await has(first.image.url), await has(second.image.url)]).toEqual([false, true])
    })
  })
}
