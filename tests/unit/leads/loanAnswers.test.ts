import { expect, it } from 'vitest'
import { loanAnswers } from '@/features/leads/loanAnswers'

it.each([
  [
    'https://d.example/finance?car_id=x&deposit=8000&term=84&balloon=20&rate=7.65&trade_in=5000#finance-form',
    [
      ['Calculator: deposit', '$8,000'],
      ['Calculator: trade-in', '$5,000'],
      ['Calculator: term', '84 months'],
      ['Calculator: balloon', '20%'],
      ['Calculator: rate', '7.65% p.a.'],
    ],
  ],
  ['/finance?deposit=lots&term=x&rate=900', []],
  ['/search?price=20000', []],
  ['https://[', []],
  ['', []],
])('the figures of the calculator reach the dealer: %s', (address, lines) =>
  expect(loanAnswers(address)).toEqual(lines),
)
