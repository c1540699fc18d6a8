/** Values that no form would save, written straight into the embedded store: the other rows and values stay. */
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Site } from '@/core/dealer/views'
import { dataFolder } from '../../helpers/dataFolder'
import { type Dealer, makeDealer } from '../../helpers/dealers'

process.env.DATA_DIR = dataFolder()

let db: Payload
let north: Dealer
let site: Site

const { getSite } = await import('@/core/dealer/read/sites')
const { listOffers } = await import('@/features/offers/readOffers')
const { listLocations } = await import('@/core/place/read/locations')
const { getPage, getPageDraft } = await import('@/features/pages/readPages')

beforeAll(async () => {
  await import('@payload-config')
  const { getDb } = await import('@/db/payload')
  db = await getDb()
  north = await makeDealer(db, 'north')
  const found = await getSite(north.host)
  if (!found) throw new Error('the dealer has no site')
  site = found
})
afterAll(() => db.destroy())

describe('a place whose stored values cannot be shown', () => {
  test.each([
    ['a zone that is none', 'timezone', 'Australia/Melborne'],
    ['an address that is no JSON', 'address', '{"street":'],
    ['an address of another shape', 'address', '[7]'],
    ['a latitude that is a word', 'address', '{"street":"1 Yard St","lat":"south"}'],
    ['a kind that is none', 'location_type', 'moon'],
    ['pictures that are none', 'image', '{"image":7}'],
    ['no dealership', 'dealership_slug', ''],
  ])('%s: it is shown without it, and no other place is touched', async (_what, column, value) => {
    const { isSqlite } = await import('@/db/tableSqlite')
    const { id, slug } = await db.create({
      collection: 'locations',
      data: {
        ...{
          tenant: north.tenant,
          name: 'Odd',
          slug: 'odd',
          timezone: 'Australia/Brisbane',
          contact_detail: {},
        },
        ...{ dealership_id: north.dealership, dealership_slug: 'yard', address: { street: '1 Yard St' } },
      },
      overrideAccess: true,
    })
    if (!isSqlite(db.db)) throw new Error('The test is about the embedded store')
    await db.db.client.execute({ sql: `UPDATE locations SET ${column} = ? WHERE id = ?`, args: [value, id] })
    const places = await listLocations({ ...site })
    const odd = places.find((place) => place.slug === slug)
    expect(odd?.timezone).toBe('Australia/Brisbane')
    expect(places.filter((place) => place.slug !== slug)).not.toContainEqual(expect.objectContaining({ id }))
    await db.delete({ collection: 'locations', id, overrideAccess: true })
  })
})

test('a date that is none is no date, and the other offers stay', async () => {
  const { isSqlite } = await import('@/db/tableSqlite')
  const offer = (slug: string) =>
    db.create({
      collection: 'offers',
      data: {
        tenant: north.tenant,
        name: slug,
        slug,
        description: 'Now.',
        ends_at: new Date(Date.now() + 9 * 86_400_000).toISOString(),
        _status: 'published',
      },
      overrideAccess: true,
    })
  const [odd, sound] = [await offer('odd-day'), await offer('sound-day')]
  if (!isSqlite(db.db)) throw new Error('The test is about the embedded store')
  const sql = 'UPDATE offers SET ends_at = ?, updated_at = ? WHERE id = ?'
  await db.db.client.execute({ sql, args: ['2026-13-45', 'yesterday', odd.id] })
  const shown = (await listOffers({ ...site })).map(({ slug }) => slug)
  expect(shown).toContain(sound.slug)
})

test('a block that is none is left out: the page is shown, listed and can be saved', async () => {
  const { isSqlite } = await import('@/db/tableSqlite')
  const block = { blockType: 'intro' as const, heading: 'Servicing' }
  const { id } = await db.create({
    collection: 'pages',
    data: { tenant: north.tenant, title: 'Odd', slug: 'odd', layout: [block], _status: 'published' },
    overrideAccess: true,
  })
  if (!isSqlite(db.db)) throw new Error('The test is about the embedded store')
  const { client } = db.db
  const spoil = async (table: string, column: string, row: string) => {
    const { rows } = await client.execute({
      sql: `SELECT ${column} AS list FROM ${table} WHERE ${row} = ?`,
      args: [id],
    })
    const blocks: unknown = JSON.parse(String(rows[0]?.list))
    const odd = JSON.stringify([null, 7, [{}]].concat(Array.isArray(blocks) ? blocks : []))
    await client.execute({ sql: `UPDATE ${table} SET ${column} = ? WHERE ${row} = ?`, args: [odd, id] })
  }
  await spoil('pages', 'layout', 'id')
  await spoil('_pages_v', 'version_layout', 'parent_id')
  const intro = [expect.objectContaining(block)]
  expect((await getPage({ ...site }, 'odd'))?.layout).toEqual(intro)
  expect((await getPageDraft({ ...site }, 'odd'))?.layout).toEqual(intro)
  const own = {
    collection: 'pages' as const,
    overrideAccess: true,
    where: { tenant: { equals: north.tenant } },
  }
  expect((await db.find(own)).docs.map(({ slug }) => slug)).toContain('odd')
  const { layout } = await db.findByID({ collection: 'pages', id, overrideAccess: true })
  await db.update({
    collection: 'pages',
    id,
    data: { title: 'Even', layout, _status: 'published' },
    overrideAccess: true,
  })
  const { rows } = await client.execute({ sql: 'SELECT title, layout FROM pages WHERE id = ?', args: [id] })
  expect(rows[0]?.title).toBe('Even')
  expect(JSON.parse(String(rows[0]?.layout))).toEqual(intro)
})

test('a part of a post’s text that is none is left out: the post is shown, listed and can be saved', async () => {
  const { isSqlite } = await import('@/db/tableSqlite')
  const { getPost, listPosts } = await import('@/features/pages/readPages')
  const words = (text: string) => ({
    type: 'paragraph',
    version: 1,
    children: [{ type: 'text', version: 1, text }],
  })
  const content = (children: { type: string; version: number }[]) => ({
    root: { type: 'root', version: 1, direction: null, format: '' as const, indent: 0, children },
  })
  const [odd] = await Promise.all(
    ['odd', 'sound'].map((slug) =>
      db.create({
        collection: 'posts',
        data: {
          ...{ tenant: north.tenant, title: slug, slug, content: content([words('First')]) },
          ...{ published_at: '2026-01-05T00:00:00.000Z', _status: 'published' as const },
        },
        overrideAccess: true,
      }),
    ),
  )
  if (!isSqlite(db.db) || !odd) throw new Error('The test is about the embedded store')
  const deep = Array.from({ length: 45 }).reduce<object>(
    (child) => ({ type: 'list', children: [child] }),
    words('deep'),
  )
  const children = ['x', null, words('First'), { type: 'link', fields: 7, children: 'x' }, { type: 9 }, deep]
  const stored = JSON.stringify({ root: { ...content([]).root, children } })
  const sql = 'UPDATE posts SET content = ? WHERE id = ?'
  await db.db.client.execute({ sql, args: [stored, odd.id] })
  expect((await listPosts({ ...site })).map(({ slug }) => slug).sort()).toEqual(['odd', 'sound'])
  const shown = JSON.stringify((await getPost({ ...site }, 'odd'))?.content)
  expect(shown).toContain('First')
  expect(shown).not.toContain('deep')
  const saved = await db.update({
    collection: 'posts',
    id: odd.id,
    data: { title: 'Even', content: content([words('Second')]), _status: 'published' },
    overrideAccess: true,
  })
  expect(JSON.stringify(saved.content)).toContain('Second')
})
