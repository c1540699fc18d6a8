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
    />,
  )
const links = (html: string) =>
  [...html.matchAll(/<a href="([^"]+)">([^<]+)<\/a><span>([^<]+)/g)].map(([, ...found]) => found)

it('a pin adds its yard to the search and says how many cars it has', () =>
  expect(links(drawn(spots, [['North', 1200]]))).toEqual([
    ['/search?body=SUV&amp;location_name=North', 'North', '1,200 cars'],
    ['/search?body=SUV&amp;location_name=South', 'South', '0 cars'],
  ]))

it.each([
  ['one yard', spots.slice(0, 1)],
  ['pins of no yard', spots.map((spot) => ({ ...spot, location: '' }))],
  ['pins of unknown yards', spots.map((spot) => ({ ...spot, location: 'gone' }))],
])('a drawing of %s is no map of a list', (_of, pinned) =>
  expect(drawn(pinned, [['North', 2]])).not.toContain('<details'),
)
