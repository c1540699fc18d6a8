/** Lists that stand beside a table: what a new line of the table needs elsewhere is refused here until it is there. */
import { expect, it } from 'vitest'
import { FACET_NAMES, RANGE_NAMES } from '@/core/car/facets'
import { FILTERS } from '@/core/dealer/config/searchConfig'
import { SORTS } from '@/core/dealer/config/sortNames'
import { orderOf } from '@/core/dealer/config/sorts'
import { COUNTRIES } from '@/core/dealer/country/country'
import { SEARCH } from '@/core/settings/sections/search.data'
import { tooltipOf } from '@/components/search/glossary.data'
import { parseSearch } from '@/search/list/parse'
import { settings } from '@/search/settings'

const stateOf = (query: string) => parseSearch([], new URLSearchParams(query)).state

it('each facet and each range can be a filter, and no other but words and near', () => {
  // Its address is of one dealership; dealers offer its name.
  const all = [...FACET_NAMES, ...RANGE_NAMES].filter((name) => name !== 'dealership_slug')
  expect([...FILTERS].sort()).toEqual([...new Set(['query', 'near', ...all])].sort())
})

it.each(RANGE_NAMES)('the range %s is read from both of its addresses', (name) => {
  const wanted = { [name]: { min: 2, max: 2_000 } }
  expect(stateOf(`range[${name}]=2:2000`).ranges).toEqual(wanted)
  expect(stateOf(`${name}=2:2000`).ranges).toEqual(wanted)
})

it.each(SORTS)(
  'the order %s has an address, a line in the settings, and columns that the engine sorts',
  (sort) => {
    expect(stateOf(`sortBy=${sort}`).sortBy).toBe(sort)
    const sortable: readonly string[] = settings.sortableAttributes
    for (const by of orderOf(sort).by) expect(sortable).toContain(by.split(':')[0])
    expect(JSON.stringify(SEARCH)).toContain(`"${sort}":"${orderOf(sort).named}"`)
  },
)

it.each(COUNTRIES)('the words for what a price covers are those of %s', (country) => {
  const text = JSON.stringify(tooltipOf('price', country))
  expect(text.includes('EGC')).toBe(country === 'AU')
  expect(text).toContain('Drive away')
})
