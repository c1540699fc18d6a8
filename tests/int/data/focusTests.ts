/** A picture's focus applies wherever the picture is shown, and for no other dealer. */
import sharp from 'sharp'
import type { Payload } from 'payload'
import { expect, test } from 'vitest'
import { currentPopups, getPage } from '@/features/pages/readPages'
import { getSite } from '@/core/dealer/read/sites'
import type { Dealer } from '../../helpers/dealers'
import { listModels } from '@/core/car/read/models'

interface World {
  db: Payload
  dealers: readonly [Dealer, Dealer]
}

async function pictured(db: Payload, { tenant }: Dealer, name: string): Promise<{ id: string; url: string }> {
  const data = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#246' } })
    .jpeg()
    .toBuffer()
  const file = { data, name: 'yard.jpg', mimetype: 'image/jpeg', size: data.length }
  const all = { overrideAccess: true } as const
  const media = await db.create({ collection: 'media', data: { alt: 'Yard', tenant }, file, ...all })
  const url = media.url ?? ''
  await db.create({
    collection: 'popups',
    data: { tenant, title: name, slug: name, image: media.id },
    ...all,
  })
  await db.create({
    collection: 'models',
    data: { tenant, name, slug: name, status: 'current', manufacturer_body: 'SUVs', image: { url } },
    ...all,
  })
  await db.create({
    collection: 'pages',
    data: {
      ...{ tenant, title: name, slug: name, _status: 'published' },
      layout: [{ blockType: 'hero', heading: name, picture: url }],
    },
    ...all,
  })
  return { id: media.id, url }
}

async function shownAt({ host }: Dealer, name: string): Promise<unknown[]> {
  const site = await getSite(host)
  if (!site) throw new Error(`no site at ${host}`)
  const page = await getPage(site, name)
  return [
    (await currentPopups(site, new Date()))[0]?.image_url,
    (await listModels(site)).find(({ slug }) => slug === name)?.image?.url,
    page?.layout[0] && Reflect.get(page.layout[0], 'picture'),
  ]
}

export const focusTests = (world: () => World): void => {
  test('C9 the point that staff choose in a picture is kept wherever it is cropped, at its dealer alone', async () => {
    const { db, dealers } = world()
    const [mine, theirs] = dealers
    const own = await pictured(db, mine, 'focus')
    const other = await pictured(db, theirs, 'focus')
    expect(await shownAt(mine, 'focus')).toEqual([own.url, own.url, own.url])
    const data = { focalX: 20, focalY: 75 }
    await db.update({ collection: 'media', id: own.id, data, overrideAccess: true })
    const focused = `${own.url}#focus=20,75`
    expect(await shownAt(mine, 'focus')).toEqual([focused, focused, focused])
    expect(await shownAt(theirs, 'focus')).toEqual([other.url, other.url, other.url])
  })
}
