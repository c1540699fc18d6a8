import { describe, expect, it } from 'vitest'
import { blankRow } from '@/core/settings/blank'
import { changedPaths } from '@/core/settings/changed'
import { controlOf, type Control } from '@/core/settings/control'
import { settingFaults, withoutUntyped } from '@/core/settings/faults'
import { foundSettings } from '@/core/settings/find'
import { nodeAt, SETTINGS } from '@/core/settings/node'
import { rowsOf } from '@/core/settings/rows'
import { rowTitle } from '@/core/settings/rowTitle'
import { reportedFaults } from '@/core/settings/reportedFaults'
import { statedValue } from '@/core/settings/statedValue'
import { SECTIONS } from '@/core/settings/sections'
import { valueAt, withValue } from '@/core/settings/values'
import { reordered } from '@/lib/reordered'
import { demoTenants as tenants } from '../../../tenants'

const [tenant] = tenants
if (!tenant) throw new Error('no dealer')
const { config } = tenant

it.each<[string, Control]>([
  ['features.garage', 'switch'],
  ['layout.header', 'choice'],
  ['search.sorts', 'choices'],
  ['reserve.deposit', 'number'],
  ['spin.from', 'date'],
  ['tagline', 'line'],
  ['whyBuy', 'lines'],
  ['navigation', 'rows'],
  ['search.filters', 'rows'],
  ['headerLine', 'part'],
  ['labels.priceTypes', 'texts'],
  ['finance.provider', 'line'],
])('%s has the control "%s"', (path, control) => {
  expect(controlOf(nodeAt(SETTINGS, path), {})).toBe(control)
})

describe('values by path', () => {
  it('are read, set and given back without touching the rest', () => {
    const before = { reserve: { deposit: 100, hours: 24 }, tagline: 'x' }
    const after = withValue(before, 'reserve.deposit', 300)
    expect([valueAt(before, 'reserve.deposit'), valueAt(after, 'reserve.deposit')]).toEqual([100, 300])
    expect(withValue(after, 'reserve.deposit', undefined)).toEqual({ reserve: { hours: 24 }, tagline: 'x' })
    expect(withValue(undefined, 'spin.title', 'Go')).toEqual({ spin: { title: 'Go' } })
    expect(valueAt({ a: 'text' }, 'a.b')).toBeUndefined()
  })

  it('stay where they are when they cannot move further', () => {
    expect(reordered(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
    expect(reordered(['a', 'b'], 0, -1)).toEqual(['a', 'b'])
    expect(reordered(['a', 'b'], 1, 2)).toEqual(['a', 'b'])
  })
})

describe('rows', () => {
  const filters = nodeAt(SETTINGS, 'search.filters').items ?? {}

  it('take a filter by its name alone too', () => {
    expect(rowsOf(['query', { name: 'body', open: true }], filters)).toEqual([
      { name: 'query' },
      { name: 'body', open: true },
    ])
  })

  it('begin with what they must have', () => {
    expect(blankRow(filters)).toEqual({ name: 'query' })
    expect(blankRow(nodeAt(SETTINGS, 'purchase.delivery').items ?? {})).toEqual({
      key: '',
      label: '',
      fee: 0,
    })
    expect(blankRow(nodeAt(SETTINGS, 'spin'))).toMatchObject({ title: '', prizes: [], terms: [] })
  })

  it('are called by their first words', () => {
    const field = SECTIONS.flatMap(({ groups }) => groups)
      .flatMap(({ fields }) => fields)
      .find(({ path }) => path === 'search.filters')
    if (!field) throw new Error('no filters')
    expect(rowTitle({ name: 'car_type' }, field, 0)).toBe('Condition')
    expect(rowTitle({}, field, 2)).toBe('New filter (3)')
  })
})

describe('faults', () => {
  const set = (path: string, value: unknown) => settingFaults(withValue(config, path, value))

  it('are none in the settings of our dealers', () => {
    for (const one of tenants) expect([...settingFaults(one.config)], one.slug).toEqual([])
  })

  it.each([
    ['reserve.deposit', 9000, 'Use 5,000 or less.'],
    ['reserve.deposit', 12.5, 'Use a whole number.'],
    ['reserve.hours', 0, 'Use 1 or more.'],
    ['search.perPage', 'many', 'Use a number.'],
    ['legalName', undefined, 'Fill this in.'],
    ['country', 'UK', 'Choose one of the list.'],
    ['primaryColour', 'teal', 'Use a six-digit colour such as #006880'],
  ])('of %s = %s in plain words', (path, value, words) => {
    expect(set(path, value).get(path)).toBe(words)
  })

  it('of an empty box are not said before anything was there, and are once it was emptied', () => {
    const now = { ...config, navigation: [{ label: 'Oops' }], legalName: undefined }
    const said = withoutUntyped(settingFaults(now), now, { ...config, navigation: [] })
    expect([...settingFaults(now).keys()]).toEqual(expect.arrayContaining(['navigation.0.href', 'legalName']))
    expect([...said.keys()]).toEqual(['legalName'])
  })

  it('name the row that they are in, and the setting as staff see it', () => {
    const navigation = [{ label: 'Cars', href: '/search' }, { label: 'Oops' }]
    expect([...set('navigation', navigation).keys()]).toEqual(['navigation.1.href'])
    expect(reportedFaults({ ...config, navigation })).toEqual([
      'Menu and footer, Menu, Oops, Link: Fill this in.',
    ])
  })
})

it('says what a setting was, and what has changed in a section', () => {
  const deposit = { path: 'reserve.deposit', label: 'Deposit', unit: '$' } as const
  const node = nodeAt(SETTINGS, 'reserve.deposit')
  expect(statedValue(1500, node, deposit)).toBe('$1,500')
  expect(statedValue(undefined, node, deposit)).toBe('$200')
  expect(statedValue([1], node, deposit)).toBeNull()
  const buying = SECTIONS.filter(({ key }) => key === 'buying')
  const next = withValue(config, 'reserve.deposit', 450)
  expect(buying.flatMap((section) => changedPaths(section, next, config))).toEqual(['reserve.deposit'])
})

it('finds settings by their words', () => {
  const found = foundSettings(SECTIONS, 'deposit share')
  expect(found.map(({ key }) => key)).toEqual(['finance'])
  expect(foundSettings(SECTIONS, 'no such thing')).toEqual([])
})
