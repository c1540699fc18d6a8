import { expect, it } from 'vitest'
import { labelRules } from '@/admin/kit/list/labelRules'

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
