import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { LocationHead } from '@/components/place/LocationHead'
import { LocationHero } from '@/components/place/LocationHero'
import { placeOf } from '@/core/place/addresses'
import type { LocationView } from '@/core/place/views'
import { config } from '../../../tenants/harbour-toyota/config'
import { tenantConfigSchema } from '@/core/dealer/config/tenantConfig'
import { location } from './location'

const map = {
  url: '/media/assets/m.webp',
  alt: 'Map of Dalton Drive',
  kind: 'map' as const,
  attribution: null,
}
const site = { config: tenantConfigSchema.parse(config), now: new Date('2026-11-23T00:00:00Z') }
const draw = (...locations: LocationView[]) =>
  renderToStaticMarkup(<LocationHero heading="Our yards" locations={locations} {...site} />)
const drawHead = (at: LocationView, ...others: LocationView[]) =>
  renderToStaticMarkup(<LocationHead location={at} place={placeOf(at, [at, ...others])} {...site} />)
const away = location('sales', {
  slug: 'noosa',
  name: 'Harbour Noosa',
  address: { street: '8 Venture Drive' },
})

it('C1 the first location stands beside its map under an h2, the others are lines', () => {
  const html = draw(location('sales', { map }), away)
  expect(html).toMatch(/class="loc".*Map of Dalton Drive.*<h2>Harbour Toyota<\/h2>.*Get directions/s)
  expect(html).toMatch(/placerows.*href="\/locations\/noosa"/s)
  expect(html.match(/Harbour Noosa/g)).toHaveLength(1)
})

it('C1 without a map it is a card with its hours', () => {
  const html = draw(location('sales'))
  expect(html).toContain('places__grid')
  expect(html).not.toContain('class="loc')
})

it('C1 a page shows the photo before the map, its own before that of its address, and nothing drawn without', () => {
  const image = { image: { url: '/media/assets/yard.webp#focus=60,70' } }
  const yard = location('sales', { map, image })
  expect(drawHead(yard)).toMatch(/data-kind="photo".*assets\/yard\.webp/s)
  expect(drawHead(location('service'), yard)).toMatch(/data-kind="photo".*assets\/yard\.webp/s)
  expect(drawHead(location('sales', { map }))).toContain('data-kind="map"')
  const bare = drawHead(location('sales'))
  expect(bare).toContain('loc--plain')
  expect(bare).not.toMatch(/loc__map|class="pin"/)
})
