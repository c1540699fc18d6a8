import { describe, expect, it } from 'vitest'
import { FilterPanel } from '@/components/search/FilterPanel'
import {
  activeCount,
  asksForWords,
  carriedPairs,
  type Group,
  isOpen,
  panelGroups,
} from '@/components/search/groups'
import { emptySearch, type ListState, withNot } from '@/search/list/state'
import { setFacet, withNear, withRange } from '@/search/list/edit'
import { config, configOf, kia, listHtml, view } from '../../../helpers/listView'

describe('the panel is the dealer’s (S2, D9)', () => {
  const names = (state: ListState, makes = 5, filters = config) =>
    panelGroups(state, filters, makes).map(({ name }) => name)
  it('shows models under the makes once one is chosen, or at once where the stock has one make', () => {
    const [make] = panelGroups(kia, config, 5)
    expect(make).toMatchObject({ name: 'make', models: true })
    expect(panelGroups(emptySearch(), config, 5)[0]).toMatchObject({ name: 'make', models: false })
    expect(names(emptySearch(), 1)).toEqual(['model', 'price'])
    expect(names(kia, 5, configOf({ filters: ['model', 'make'] }))).toEqual(['model', 'make'])
  })
  it('takes the dealer’s order, headings and kinds', () => {
    const own = configOf({
      filters: [
        'near',
        { name: 'colour', label: 'Paint', kind: 'select', open: false },
        { name: 'year', kind: 'boxes' },
        'km',
      ],
    })
    expect(panelGroups(emptySearch(), own, 5)).toMatchObject([
      { kind: 'near', label: 'Near me' },
      { kind: 'facet', name: 'colour', label: 'Paint', style: 'select', open: false },
      { kind: 'facet', name: 'year', style: 'boxes' },
      { kind: 'range', name: 'km', label: 'Kilometres' },
    ])
    expect([asksForWords(config), asksForWords(own)]).toEqual([true, false])
  })
  it('opens the first groups, those that the dealer says, and those in use', () => {
    const [make, price]: Group[] = panelGroups(kia, config, 5)
    const open = [
      make && isOpen(make, 9, kia),
      price && isOpen(price, 9, kia),
      price && isOpen({ ...price, open: true }, 9, kia),
      price && isOpen({ ...price, open: false }, 0, kia),
    ]
    expect(open).toEqual([true, false, true, false])
  })
  it('counts what is in use, models with their makes', () => {
    const [make] = panelGroups(kia, config, 5)
    expect(make && activeCount(make, setFacet(kia, 'model', ['Rio', 'EV6']))).toBe(3)
  })
  it('carries along filters that it does not show, each once', () => {
    const tagged = withNear(
      withRange(setFacet(setFacet(kia, 'model', ['Rio']), 'tag', ['Deal']), 'km', { max: 9 }),
      { postcode: '4000', radius: 50 },
    )
    const without = withNot(tagged, { fuel: ['Diesel'] })
    expect(carriedPairs(without, panelGroups(without, config, 5))).toEqual([
      ['tag', 'Deal'],
      ['range[km]', ':9'],
      ['not[fuel]', 'Diesel'],
      ['near', '4000'],
      ['radius', '50'],
    ])
  })
})

describe('help with words (S21)', () => {
  it('stands in the group whose words need it, and works without JavaScript', () =>
    expect(
      listHtml(
        <FilterPanel
          state={emptySearch()}
          view={view({
            make: [
              ['Kia', 1],
              ['Ford', 1],
            ],
          })}
          config={config}
          logos={{}}
        />,
      ),
    ).toMatch(/<details class="hint"[^>]*><summary>.*What is EGC\?<\/summary>.*Excluding government charges/))
})

it('clears nothing itself: that is offered beside the filters in use', () => {
  expect(listHtml(<FilterPanel state={kia} view={view({})} config={config} logos={{}} />, kia)).not.toContain(
    'Clear all',
  )
})
