import { describe, expect, it } from 'vitest'
import { sitemapIndexXml, sitemapXml } from '@/app/(site)/sites/[host]/_lib/sitemapXml'

const ORIGIN = 'https://dealer.example'

describe('a file of the sitemap', () => {
  it('names addresses, days of change and pictures of its own host', () => {
    const xml = sitemapXml(ORIGIN, [
      { path: '/cars/a', changed: '2026-03-01', images: ['/pictures/1200/t/a b.webp.webp'] },
    ])
    expect(xml).toContain('<loc>https://dealer.example/cars/a</loc><lastmod>2026-03-01</lastmod>')
    expect(xml).toContain('<image:loc>https://dealer.example/pictures/1200/t/a%20b.webp.webp</image:loc>')
  })

  it('writes an address once, and escapes it', () => {
    const xml = sitemapXml(ORIGIN, [{ path: '/search?a=1&b=2' }, { path: '/search?a=1&b=2' }])
    expect(xml.match(/<url>/g)).toHaveLength(1)
    expect(xml).toContain('?a=1&amp;b=2')
  })

  it('names a thousand pictures of a page at most', () => {
    const images = Array.from({ length: 1200 }, (_, index) => `/pictures/${index}.webp`)
    expect(sitemapXml(ORIGIN, [{ path: '/', images }]).match(/<image:image>/g)).toHaveLength(1000)
  })
})

it('the index has the newest day of each file, and none where no day is known', () => {
  const xml = sitemapIndexXml(ORIGIN, [
    { name: 'pages', entries: [{ path: '/' }] },
    {
      name: 'cars-1',
      entries: [
        { path: '/cars/a', changed: '2026-03-01' },
        { path: '/cars/b', changed: '2026-11-20' },
        { path: '/cars/c', changed: '2025-12-31' },
      ],
    },
  ])
  expect(xml).toContain('<sitemap><loc>https://dealer.example/sitemaps/pages.xml</loc></sitemap>')
  expect(xml).toContain('cars-1.xml</loc><lastmod>2026-11-20</lastmod>')
})
