import { expect, it } from 'vitest'
import { labelRules, sortChoices } from '@/admin/kit/list/labelRules'

const ONE = '.collection-list--offers .cell-'

it.each([
  ['a field', 'starts_at', 'First day', `${ONE}starts_at{--fc-heading:"First day"}`],
  [
    'a field within another',
    'seo.title',
    'Search > Title',
    `${ONE}seo__title{--fc-heading:"Search > Title"}`,
  ],
  [
    'quotes and strokes',
    'name',
    'So-called "name" \\',
    `${ONE}name{--fc-heading:"So-called \\22 name\\22  \\5c "}`,
  ],
  ['what would end the style', 'name', '</style>', `${ONE}name{--fc-heading:"\\3c /style>"}`],
])('the heading of %s is told to its cells', (_what, accessor, label, rule) =>
  expect(labelRules('offers', [{ accessor, label }])).toBe(rule),
)

it.each([
  ['relationship', ''],
  ['select', ''],
  ['text', ''],
  ['date', `${ONE}place{--fc-heading:"Place"}`],
  ['number', `${ONE}place{--fc-heading:"Place"}`],
])('a value of the kind %s has the heading %j beside it', (type, rule) =>
  expect(labelRules('offers', [{ accessor: 'place', label: 'Place', type }])).toBe(rule),
)

it.each([
  ['Cars for sale', '--fc-unit:"cars for sale"'],
  ['Interest rate (% p.a.)', '--fc-unit:"interest rate"'],
  ['New from', '--fc-heading:"New from"'],
  ['$30,000 over 5 years', '--fc-heading:"$30,000 over 5 years"'],
])('of a figure that is called %j a card says %s', (label, words) =>
  expect(labelRules('offers', [{ accessor: 'place', label, isFigures: true }])).toBe(`${ONE}place{${words}}`),
)

it('when a row came needs no word beside it', () =>
  expect(labelRules('offers', [{ accessor: 'createdAt', label: 'Created', type: 'date' }])).toBe(''))

it.each([
  ['text', 'A to Z', 'Z to A'],
  ['number', 'lowest first', 'highest first'],
  ['date', 'earliest first', 'latest first'],
])('a column of the kind %s orders its rows both ways', (type, up, down) =>
  expect(sortChoices([{ accessor: 'seo-title', label: 'Title', type }])).toEqual([
    ['seo.title', `Title, ${up}`],
    ['-seo.title', `Title, ${down}`],
  ]),
)

it.each(['select', 'relationship', 'ui', ''])('a column of the kind %j orders no rows', (type) =>
  expect(sortChoices([{ accessor: 'state', label: 'State', type }])).toEqual([]),
)
