import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { Breadcrumbs } from '@/components/page/Breadcrumbs'

const trailSchema = z.object({
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z.array(
    z.object({ position: z.int(), name: z.string(), item: z.string().optional() }).loose(),
  ),
})
const crumbs = [{ label: 'Offers & more', href: '/special-offers' }, { label: 'Prado <build> slots' }]
const linesOf = (html: string) => [...html.matchAll(/<li[^>]*>(?:<a[^>]*>)?(.*?)(?:<\/a>)?<\/li>/g)]
const plain = (html = '') => html.replaceAll('&amp;', '&').replaceAll('&lt;', '<').replaceAll('&gt;', '>')

describe('Q1 the trail of a page', () => {
  it('tells search engines what it shows, with whole addresses; the page itself needs none', () => {
    const html = renderToStaticMarkup(<Breadcrumbs crumbs={crumbs} origin="https://harbour.example" />)
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? []
    const { itemListElement } = trailSchema.parse(JSON.parse(json))
    expect(itemListElement.map(({ name }) => name)).toEqual(linesOf(html).map(([, line]) => plain(line)))
    expect(itemListElement.map(({ position, item }) => [position, item])).toEqual([
      [1, 'https://harbour.example/'],
      [2, 'https://harbour.example/special-offers'],
      [3, undefined],
    ])
  })

  it('of a page that they do not keep is shown alone', () => {
    const html = renderToStaticMarkup(<Breadcrumbs crumbs={crumbs} />)
    expect([linesOf(html).length, html.includes('<script')]).toEqual([3, false])
  })
})
