import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ImageTextBlock } from '@/blocks/ImageText/Component'
import { LinkBannerBlock } from '@/blocks/LinkBanner/Component'
import { readBlock } from '@/blocks/readBlock'
import { tenantConfigSchema } from '@/core/dealer/config/tenantConfig'
import { configInput } from '../../helpers/dealers'

const siteWith = (features: object, ownPages: string[]) => ({
  tenant: { id: 't', slug: 'north', name: 'North' },
  ...{ dealerships: [], dealershipIds: [], host: 'north.localhost', origin: '', ownPages },
  config: tenantConfigSchema.parse(configInput({ features })),
})
const hrefs = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href)
const now = new Date('2026-11-26T00:00:00Z')

const banner = (features: object, ownPages: string[]) => {
  const reading = readBlock({ blockType: 'linkBanner', ...{ links: [] } })
  if ('fault' in reading || reading.block.blockType !== 'linkBanner') throw new Error('unread')
  const site = siteWith(features, ownPages)
  return hrefs(renderToStaticMarkup(LinkBannerBlock({ block: reading.block, site, now })))
}

it.each([
  ['a page about servicing', {}, ['/service'], '/service'],
  ['none yet', {}, [], '/service/booking'],
  ['no bookings, but a page about them', { serviceBooking: false }, ['/genuine-service'], '/genuine-service'],
])('C10 the usual three links of a dealer with %s', (_, features, ownPages, service) =>
  expect(banner(features, ownPages)).toEqual(['/special-offers', service, '/trade-in']),
)

it('C10 and no dead one of a dealer with neither', () =>
  expect(banner({ serviceBooking: false }, [])).toEqual(['/special-offers', '/trade-in']))

it.each([
  [true, ['/finance']],
  [false, []],
])('T2 a picture with text leads to finance where there is finance (%s)', (finance, expected) => {
  const own = { heading: 'Money', text: 'Ask us.', link_label: 'Work it out', link_href: '/finance' }
  const reading = readBlock({ blockType: 'imageText', ...own })
  if ('fault' in reading || reading.block.blockType !== 'imageText') throw new Error('unread')
  const html = renderToStaticMarkup(
    ImageTextBlock({ block: reading.block, site: siteWith({ finance }, []), now }),
  )
  expect(hrefs(html)).toEqual(expected)
})
