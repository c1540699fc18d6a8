import { describe, expect, it } from 'vitest'
import config from '@payload-config'
import { figureRules, leftOutRules, orderWords, sameColumns } from '@/admin/kit/list/labelRules'
import { isFiltered } from '@/admin/kit/list/isFiltered'
import { LIST_WORDS } from '@/admin/kit/list/listWords.data'

const { collections } = await config
/** Lists of Payload's that somebody sees: in the menu, or the row of a screen of ours. */
const listed = collections.filter(({ admin }) => {
  const list = JSON.stringify(admin.components?.views?.list ?? {})
  return admin.group && admin.hidden !== true && list.includes('ListView#ListView')
})

it('each list of the menu has words of its own, and none is left of a list that is gone', () => {
  expect(listed.length).toBeGreaterThan(20)
  const lacking = listed.flatMap(({ slug }) => (Reflect.has(LIST_WORDS, slug) ? [] : [slug]))
  const gone = Object.keys(LIST_WORDS).filter((slug) => !collections.some((one) => one.slug === slug))
  expect([lacking, gone]).toEqual([[], []])
})

it.each(Object.entries(LIST_WORDS))('the empty %s says what comes here in whole sentences', (slug, words) => {
  expect(words.title).not.toMatch(/[.!?]$/)
  expect(words.text).toMatch(/[.?]$/)
  // A list that is searched by the hidden number of a row finds nothing that people type.
  const { admin } = collections.find((one) => one.slug === slug) ?? {}
  if (words.search) expect(admin?.listSearchableFields ?? admin?.useAsTitle).toBeTruthy()
})

it('each list can tell the order that it has by itself', () => {
  const untold = listed.flatMap(({ slug, defaultSort = '-createdAt', admin }) => {
    const [first = ''] = [defaultSort].flat()
    const isColumn = admin.defaultColumns?.includes(first.replace('-', ''))
    return isColumn || orderWords(first) !== 'Another order' ? [] : [`${slug}: ${first}`]
  })
  // Of opening hours no column orders the rows.
  expect(untold).toEqual(['opening-hours: location_name'])
})

const COLUMNS = [
  { accessor: 'name', label: 'Name', type: 'text' },
  { accessor: 'visible', label: 'Shown', type: 'checkbox' },
  { accessor: 'source', label: 'Source', type: 'text' },
  { accessor: 'hits', label: 'Times used', type: 'number', isFigures: true },
  { accessor: 'state', label: 'State', type: 'ui' },
]
describe('a column that says the same of every row', () => {
  it.each([
    ['a choice', [{ visible: true }, { visible: true }], ['visible', 'source', 'hits']],
    ['a choice that one row has otherwise', [{ visible: true }, { visible: false }], ['source', 'hits']],
    ['the choice of the only row', [{ visible: true, source: 'Google', hits: 1 }], []],
    [
      'words, which are no choice',
      [
        { source: 'Google', hits: 1 },
        { source: 'Google', hits: 1 },
      ],
      ['visible'],
    ],
    [
      'a figure that is 0 in all rows',
      [
        { visible: true, source: 'a', hits: 0 },
        { visible: false, hits: 0 },
      ],
      ['hits'],
    ],
  ])('is left out: %s', (_what, rows, left) => {
    expect(
      sameColumns(
        COLUMNS,
        rows.map((row) => ({ name: '', ...row })),
      ),
    ).toEqual(left)
  })
})

it('one place, and the same places in one order, are the same of every row', () => {
  const place = [...COLUMNS.slice(0, 1), { accessor: 'place', label: 'Place', type: 'relationship' }]
  expect(sameColumns(place, [{ place: 'a' }, { place: 'a' }])).toEqual(['place'])
  expect(sameColumns(place, [{ place: ['a', 'b'] }, { place: ['a', 'b'] }])).toEqual(['place'])
  expect(sameColumns(place, [{ place: 'a' }, { place: 'b' }])).toEqual([])
})

it('when rows were changed is left out while all are as they were made', () => {
  const changed = [...COLUMNS.slice(0, 1), { accessor: 'updatedAt', label: 'Changed', type: 'date' }]
  const [made, later] = ['2026-11-30T10:00:00.000Z', '2026-11-30T12:00:00.000Z']
  const row = { createdAt: made, updatedAt: made }
  expect(sameColumns(changed, [row, row])).toEqual(['updatedAt'])
  expect(sameColumns(changed, [row, { ...row, updatedAt: later }])).toEqual([])
})

it('the rules for them name heading and cells', () => {
  expect(leftOutRules('offers', ['seo.title'])).toBe(
    '.collection-list--offers .cell-seo__title,.collection-list--offers #heading-seo__title{display:none!important}',
  )
  expect(figureRules('offers', COLUMNS)).toContain(
    '.cell-hits,.collection-list--offers #heading-hits{text-align:end',
  )
  expect(figureRules('offers', [])).toBe('')
})

it.each([
  [undefined, false],
  [{ limit: '10', sort: 'name', page: '2' }, false],
  [{ search: '' }, false],
  [{ search: 'tyre' }, true],
  [{ 'where[or][0][and][0][name][equals]': 'x' }, true],
  [{ where: { or: [] } }, true],
])('the address %o has a filter: %s', (query, filtered) => expect(isFiltered(query)).toBe(filtered))
