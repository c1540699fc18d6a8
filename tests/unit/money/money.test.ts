import { expect, it } from 'vitest'
import { readDeposit } from '@/core/money/loanTerms'
import { readAmount } from '@/core/money/amount'
import { readMoney } from '@/core/money/money'
import { typedAmount } from '@/core/car/typedAmount'
import { paymentSchema } from '@/features/reservations/reserveSchema.rules'

const ODD: readonly unknown[] = [
  '12,50',
  '1,2345',
  '12,34,567',
  '0x10',
  '1e3',
  'true',
  true,
  [450],
  ['450'],
  {},
  '4 50',
  '450.505',
  Infinity,
  NaN,
  '--5',

  '١٢',
]

it.each([
  ['450', 450],
  [450, 450],
  [450.5, 450.5],
  ['$450.50', 450.5],
  ['12,500', 12_500],
  ['12 500.00', 12_500],
  ['12\u00a0500', 12_500],
  [' 1,234,567.8 ', 1_234_567.8],
  ['', undefined],
  [null, undefined],
])('%j is %s dollars', (value, dollars) => expect(readMoney(value)).toBe(dollars))

it.each(ODD.map((value) => [value]))('%j is no amount, wherever one is read', (value) => {
  expect(readMoney(value)).toBeNull()
  const { error } = paymentSchema.safeParse({ amount: value })
  const notice = error?.issues.find(({ path }) => path[0] === 'amount')?.message
  expect(notice).toBe('Enter the amount in dollars, such as 450 or 450.50.')
  if (typeof value !== 'string') return
  expect([readDeposit(value), readAmount(value) ?? null, typeof typedAmount(value)]).toEqual([
    undefined,
    null,
    'undefined',
  ])
})
