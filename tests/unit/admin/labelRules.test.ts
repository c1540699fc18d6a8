import { expect, it } from 'vitest'
import { isUntouched, labelRules, sortChoices, withOrders } from '@/admin/kit/list/labelRules'

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

it('a day says what happened on it', () =>
  expect(labelRules('offers', [{ accessor: 'createdAt', label: 'Created', type: 'date' }])).toBe(
    `${ONE}createdAt{--fc-heading:"Created"}`,
  ))

it.each([
  ['2026-11-30T10:00:00.000Z', true],
  ['2026-11-30T10:00:59.000Z', true],
  ['2026-11-30T10:01:00.000Z', false],
  [undefined, false],
])('a row made at 10:00 and saved at %s is as it was made: %s', (updatedAt, is) =>
  expect(isUntouched({ createdAt: '2026-11-30T10:00:00.000Z', updatedAt })).toBe(is),
)

const BY_NAME: [string, string][] = [
  ['name', 'Name, A to Z'],
  ['-name', 'Name, Z to A'],
]
it.each([
  ['that no column has', ['-createdAt', '-createdAt'], [['-createdAt', 'Newest first'], ...BY_NAME]],
  ['of several fields', ['position,name', 'name'], [['position,name', 'In your order'], ...BY_NAME]],
  ['that a column has', ['name', '-name'], BY_NAME],
  ['that is unknown', ['name', 'km'], [['km', 'Another order'], ...BY_NAME]],
])('an order %s can be told and chosen', (_what, orders, choices) =>
  expect(withOrders(BY_NAME, orders)).toEqual(choices),
)
it('where no column orders the rows, nothing is chosen', () =>
  expect(withOrders([], ['-createdAt'])).toEqual([]))

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
