import { expect, it } from 'vitest'
import { leftOutOfCars, withRefusals } from '@/features/stock/feedSummary'
import type { ItemResult } from '@/features/stock/results'

const car = (
  result: ItemResult['result'],
  ...warnings: { pointer: string; detail: string }[]
): ItemResult => ({
  ...{
    index: 0,
    stocknum: 'A1',
    result,
    errors: result === 'failed' ? [{ pointer: '/year', detail: 'is required' }] : [],
  },
  warnings,
})
const rego = (sent: string) => ({ pointer: '/rego_expiry', detail: `"${sent}" was left out: must be a date` })
const picture = (at: number) => ({
  pointer: `/images/${at}/url`,
  detail: '"x" was left out: must be a web address',
})

const items = [
  car('created', rego('soon'), picture(0), picture(3)),
  car('updated', rego('later'), { pointer: '/wheels', detail: 'is not a known field and was left out' }),
  car('unchanged'),
  car('failed', rego('soon')),
]

it('what was left out is counted by field and fault, each car once', () => {
  expect(leftOutOfCars(items)).toEqual({
    '/rego_expiry must be a date': 2,
    '/images must be a web address': 1,
    '/wheels is not a known field and was left out': 1,
  })
})

it('a feed counts refused cars, and those without some of their values', () => {
  const none = { refused: 1, reasons: {}, with_warnings: 5, left_out: { '/rego_expiry must be a date': 5 } }
  expect(withRefusals(none, items)).toEqual({
    ...{ refused: 2, reasons: { '/year is required': 1 }, with_warnings: 7 },
    left_out: {
      '/rego_expiry must be a date': 7,
      '/images must be a web address': 1,
      '/wheels is not a known field and was left out': 1,
    },
  })
})
