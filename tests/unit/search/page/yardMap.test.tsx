import { expect, it } from 'vitest'
import { YardMap } from '@/components/search/YardMap'
import { tenantConfigSchema } from '@/core/dealer/config/tenantConfig'
import { placesByAddress } from '@/core/place/addresses'
import { setFacet } from '@/search/list/edit'
import { emptySearch } from '@/search/list/state'
import { configInput } from '../../../helpers/dealers'
import { listHtml, view } from '../../../helpers/listView'
import { location } from '../../place/location'

const places = placesByAddress(
  ['North', 'South'].map((name) =>
    location('sales', { name, slug: name.toLowerCase(), address: { street: `1 ${name} Road` } }),
  ),
)
const spots = ['north', 'south'].map((slug, at) => ({ x: at, y: at, location: slug, label: '' }))
const drawn = (pinned: typeof spots, cars: [string, number][]) =>
  listHtml(
    <YardMap
      config={tenantConfigSchema.parse(
        configInput({ pages: { locations: { map: '/media/coast.svg', spots: pinned } } }),
      )}
      places={places}
      state={setFacet(emptySearch(), 'body', ['SUV'])}
      view={view({ location_name: cars })}
      away={new Map([['North', 12]])}
    />,
  )
const links = (html: string) =>
  [...html.matchAll(/<a href="([^"]+)">([^<]+)<\/a><span>([^<]+)/g)].map(([, ...found]) => found.join(' | '))

const NORTH = '/search?body=SUV&amp;location_name=North | North | 1,200 cars'
const SOUTH = '/search?body=SUV&amp;location_name=South | South | 0 cars'

it('a pin adds its yard to the search and says how many cars it has, and so does the list beside it', () => {
  const html = drawn(spots, [['North', 1200]])
  expect(links(html)).toEqual([NORTH, SOUTH, NORTH, SOUTH])
  expect(html).toContain('<span>1,200 cars</span><span>12 km</span></li>')
  expect(html).not.toContain('tiles.example')
})

it.each([
  ['one yard', spots.slice(0, 1)],
  ['pins of no yard', spots.map((spot) => ({ ...spot, location: '' }))],
  ['pins of unknown yards', spots.map((spot) => ({ ...spot, location: 'gone' }))],
])('a drawing of %s is no map of a list', (_of, pinned) =>
  expect(drawn(pinned, [['North', 2]])).not.toContain('<details'),
)

const mapTiles = { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© <map> makers' }
const yard = (slug: string, lat: number | null, long: number, over = {}) => {
  const name = slug.charAt(0).toUpperCase() + slug.slice(1)
  return location('sales', { name, slug, address: { street: `1 ${name} Road`, lat, long }, ...over })
}
const tiled = (yards: ReturnType<typeof location>[], config: object = { mapTiles }) =>
  listHtml(
    <YardMap
      config={tenantConfigSchema.parse(configInput(config))}
      places={placesByAddress(yards)}
      state={setFacet(emptySearch(), 'body', ['SUV'])}
      view={view({
        location_name: [
          ['Footscray', 5],
          ['Sunshine', 7],
          ['Adelaide', 9],
        ],
      })}
      away={null}
    />,
  )
const footscray = yard('footscray', -37.8052, 144.8836)
const sunshine = yard('sunshine', -37.7812, 144.8328)
const adelaide = yard('adelaide', -34.8832, 138.6042)
const IN_LIST = [
  '/search?body=SUV&amp;location_name=Footscray | Footscray | 5 cars',
  '/search?body=SUV&amp;location_name=Sunshine | Sunshine | 7 cars',
  '/search?body=SUV&amp;location_name=Adelaide | Adelaide | 9 cars',
]

it('yards on tiles: near ones share a pin that adds them all, and the list beside names each', () => {
  const html = tiled([footscray, sunshine, adelaide])
  expect(links(html)).toEqual([
    '/search?body=SUV&amp;location_name=Footscray&amp;location_name=Sunshine | Footscray +1 | 12 cars',
    '/search?body=SUV&amp;location_name=Adelaide | Adelaide | 9 cars',
    ...IN_LIST,
  ])
  const tiles = [...html.matchAll(/<img loading="lazy" src="([^"]+)" alt=""/g)].map(([, src]) => src)
  expect(tiles).toEqual([38, 39].flatMap((y) => [56, 57].map((x) => `https://tiles.example/6/${x}/${y}.png`)))
  expect(html).toContain('© &lt;map&gt; makers')
})

it.each([
  ['without tiles', [footscray, adelaide], {}],
  ['without whose they are', [footscray, adelaide], { mapTiles: { url: '', attribution: 'x' } }],
  [
    'of an address inside',
    [footscray, adelaide],
    { mapTiles: { ...mapTiles, url: 'https://a.local/{z}{x}{y}' } },
  ],
  ['of one yard', [footscray], { mapTiles }],
  ['where one yard has a point', [footscray, yard('adelaide', null, 138)], { mapTiles }],
  ['of a workshop', [footscray, yard('shop', -34, 138, { location_type: 'service' })], { mapTiles }],
])('no map %s', (_what, yards, config) => expect(tiled(yards, config)).toBe(''))

it('the dealer’s own drawing comes before its tiles', () => {
  const drawing = {
    map: '/media/coast.svg',
    spots: [
      { x: 10, y: 10, location: 'footscray' },
      { x: 90, y: 90, location: 'adelaide' },
    ],
  }
  const html = tiled([footscray, sunshine, adelaide], { mapTiles, pages: { locations: drawing } })
  expect(html).toContain('/media/coast.svg')
  expect(html).not.toContain('tiles.example')
})
