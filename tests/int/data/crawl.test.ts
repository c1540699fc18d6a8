/** What crawlers read on each host: robots.txt, llms.txt and the sitemap. */
import { existsSync } from 'node:fs'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dataFolder } from '../../helpers/dataFolder'
import { type Dealer, makeCar, makeDealer } from '../../helpers/dealers'

process.env.DATA_DIR = dataFolder()

const { getSearchEngine } = await import('@/search')
const { toCarDoc } = await import('@/search/toCarDoc')
const robots = await import('@/app/(site)/sites/[host]/robots.txt/route')
const llms = await import('@/app/(site)/sites/[host]/llms.txt/route')
const favicon = await import('@/app/(site)/sites/[host]/favicon.ico/route')
const platformIcon = await import('@/app/(platform)/favicon.ico/route')
const index = await import('@/app/(site)/sites/[host]/sitemap.xml/route')
const file = await import('@/app/(site)/sites/[host]/sitemaps/[file]/route')

const request = new Request('http://localhost/')
const of = (host: string) => ({ params: Promise.resolve({ host }) })
const textOf = async (answer: Response) => [answer.status, await answer.text()] as const
const mapOf = async (host: string, name = 'pages.xml') =>
  textOf(await file.GET(request, { params: Promise.resolve({ host, file: name }) }))

const ROW = /<url><loc>https?:\/\/([^/<]+)([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?(.*?)<\/url>/g
const rowsOf = (xml: string) =>
  new Map(
    [...xml.matchAll(ROW)].map(([, host, path = '', changed, rest = '']) => [path, { host, changed, rest }]),
  )

let db: Payload
let bay: Dealer
let hill: Dealer

const form = { direction: null, format: '' as const, indent: 0, version: 1 }
const text = { type: 'text', text: 'News.', version: 1 }
const content = {
  root: { ...form, type: 'root', children: [{ ...form, type: 'paragraph', children: [text] }] },
}

async function fill(dealer: Dealer, name: string): Promise<void> {
  const own = { tenant: dealer.tenant }
  const add = { overrideAccess: true } as const
  const car = async (over: Parameters<typeof makeCar>[2]) => {
    const row = await makeCar(db, dealer, over)
    await (await getSearchEngine().upsert([toCarDoc({ ...row, created_at: row.created_at ?? 0 })])).visible()
  }
  await car({ make: 'Kia', model: `${name} One`, car_type: 'new', location_name: `${name} Yard` })
  await car({
    make: 'Saab',
    model: `${name} Old`,
    status: 'sold',
    sold_date_timestamp: Date.now() / 1000 - 60,
  })
  await db.create({
    collection: 'models',
    data: {
      ...{
        ...own,
        name: `${name} Model`,
        slug: `${name}-model`,
        status: 'current',
        manufacturer_body: 'SUVs',
      },
      image: { url: `/media/${name}/model.webp` },
      accessories: ['Tow bar | $489 fitted'],
    },
    ...add,
  })
  await db.create({
    collection: 'posts',
    data: {
      ...{
        ...own,
        title: `${name} news`,
        slug: `${name}-news`,
        category: `${name} Tales`,
        _status: 'published',
      },
      published_at: '2026-01-02T00:00:00.000Z',
      image_url: `/media/${name}/post.webp`,
      content,
    },
    ...add,
  })
  await db.create({
    collection: 'team-members',
    data: {
      ...own,
      name: `${name} Person`,
      slug: `${name}-person`,
      role: 'Sales',
      location_slug: `${name}-yard`,
    },
    ...add,
  })
}

beforeAll(async () => {
  await import('@payload-config')
  const { getDb } = await import('@/db/payload')
  db = await getDb()
  await getSearchEngine().ready()
  const features = { accessories: true }
  bay = await makeDealer(db, 'bay', { features, favicon: '/media/bay/icon.svg' })
  hill = await makeDealer(db, 'hill', { features, favicon: '/media/hill/icon.svg' })
  await makeDealer(db, 'plain')
  await makeDealer(db, 'shed', { unlisted: true })
  await fill(bay, 'bay')
  await fill(hill, 'hill')
})
afterAll(() => db.destroy())

describe('T1 /favicon.ico', () => {
  it.each([
    ['bay', 302, '/media/bay/icon.svg'],
    ['hill', 302, '/media/hill/icon.svg'],
    ['plain', 204, null],
    ['nobody', 404, null],
  ])('of %s answers %s %s', async (name, status, icon) => {
    const answer = await favicon.GET(request, of(`${name}.localhost`))
    expect([answer.status, answer.headers.get('location')]).toEqual([status, icon])
  })
  it('of the platform is the icon of the admin, which is there', () => {
    const icon = platformIcon.GET().headers.get('location') ?? ''
    expect(existsSync(`public${icon}`)).toBe(true)
  })
})

describe.each(['bay', 'hill'])('C9 crawlers of %s', (name) => {
  const host = `${name}.localhost`
  const other = name === 'bay' ? 'hill' : 'bay'

  it('read a robots.txt in plain words, with the sitemap of this host', async () => {
    const [status, text] = await textOf(await robots.GET(request, of(host)))
    expect(status).toBe(200)
    expect(text.split('\n').slice(0, 2)).toEqual(['User-agent: *', 'Disallow: /api/'])
    expect(text).toContain(`Sitemap: http://${host}:3000/sitemap.xml`)
    expect(text).not.toMatch(/garage|compare|success|sign-in/)
  })

  it('read an llms.txt about this dealer alone', async () => {
    const [status, text] = await textOf(await llms.GET(request, of(host)))
    expect(status).toBe(200)
    expect(text.split('\n')[0]).toBe(`# Dealer ${name}`)
    expect(text).toContain(`[Kia](http://${host}:3000/search/kia): 1 car`)
    expect(text).not.toContain(other)
    expect(text).toContain(`(http://${host}:3000/mcp)`)
  })

  it('find every list that has a car to sell, and what this dealer says', async () => {
    const rows = rowsOf((await mapOf(host))[1])
    expect([...rows.keys()].filter((path) => path.startsWith('/search')).toSorted()).toEqual(
      [
        '/search',
        `/search/kia`,
        `/search/kia/${name}-one`,
        '/search/new-cars',
        '/search/new-cars?location_name='.concat(`${name}+Yard`),
        '/search/new-cars?make=Kia',
        `/search?location_name=${name}+Yard`,
      ].toSorted(),
    )
    for (const path of [
      ...[`/${name}-model`, `/${name}-model/accessories`, '/models', '/parts/search'],
      ...['/blog', `/blog/${name}-news`, `/blog/${name}-tales`, `/teams/${name}-yard`],
    ])
      expect(rows.has(path), path).toBe(true)
    expect([...new Set([...rows.values()].map((row) => row.host))]).toEqual([`${host}:3000`])
    expect([...rows.keys()].join()).not.toContain(other)
  })

  it('learn the pictures and the day of the last change, which is that of the row', async () => {
    const today = new Date().toISOString().slice(0, 10)
    const rows = rowsOf((await mapOf(host))[1])
    expect(rows.get(`/${name}-model`)).toMatchObject({ changed: today })
    expect(rows.get(`/${name}-model`)?.rest).toContain(`/pictures/1200/${name}/model.webp.webp`)
    expect(rows.get(`/blog/${name}-news`)).toMatchObject({ changed: today })
    expect(rows.get(`/blog/${name}-news`)?.rest).toContain(`/pictures/1200/${name}/post.webp.webp`)
    expect(rows.get('/search')).toMatchObject({ changed: undefined })
  })

  it('find no car of the other dealer, and none that is sold', async () => {
    const [, cars] = await mapOf(host, 'cars-1.xml')
    expect(rowsOf(cars).size).toBe(1)
  })
})

describe('I7 an unlisted site', () => {
  const message = async (name: string) => {
    const { siteOfHost } = await import('@/app/(site)/sites/[host]/_lib/site')
    const { pageMetadata, siteMetadata } = await import('@/app/(site)/sites/[host]/_lib/metadata')
    const site = await siteOfHost(`${name}.localhost`)
    if (!site) throw new Error(`no ${name}`)
    const page = await pageMetadata(site, { title: 'Our cars', path: '/search' })
    return [siteMetadata(site).robots, page.robots]
  }

  it('asks on each page to be left out, which crawlers may read; other dealers are found as before', async () => {
    const hidden = { index: false, follow: true }
    expect(await message('shed')).toEqual([hidden, hidden])
    for (const name of ['plain', 'bay']) expect(await message(name)).toEqual([undefined, undefined])
    const [status, text] = await textOf(await robots.GET(request, of('shed.localhost')))
    expect([status, text.includes('Sitemap:'), /^Disallow: \/$/m.test(text)]).toEqual([200, false, false])
  })
})

it.each(['nobody.localhost', 'localhost'])('nobody is told anything at %s', async (host) => {
  for (const { GET } of [robots, llms, index]) expect((await GET(request, of(host))).status).toBe(404)
  expect((await mapOf(host))[0]).toBe(404)
})
