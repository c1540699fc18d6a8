import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { AgreedSum } from '@/components/reservations/deals/AgreedSum'
import { AfterPaying } from '@/components/reservations/AfterPaying'
import { Summary } from '@/components/reservations/Summary'
import type { DealSum } from '@/features/reservations/deals/totals.rules'
import { MONEY, type Money } from '@/features/reservations/hold.rules'
import { depositStatus } from '@/features/reservations/depositStatus.rules'
import { exampleCar } from '../../helpers/car'

const hold = { title: 'Not held', text: 'Others can reserve it again.' }
const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
const side = (money: Money, deposit = 500, isSold = false) =>
  textOf(
    renderToStaticMarkup(
      <Summary
        {...{ car: exampleCar(), config: { country: 'AU', labels: { priceTypes: {} } }, deposit, hold }}
        {...{ status: depositStatus(money), isSold }}
      />,
    ),
  )
const SUM: DealSum = { price: 34_990, deposit: 500, delivery: null, tradeIn: null, lent: null }
const deal = (money: Money, sum?: DealSum) =>
  textOf(
    renderToStaticMarkup(
      <AgreedSum
        lines={[{ title: 'Left to pay', text: '$34,490', ...(sum && { sum }) }]}
        deposit={500}
        status={depositStatus(money)}
        priceLabel="Price"
      />,
    ),
  )

it.each<[Money, string, string]>([
  ['none', 'nothing paid', 'Deposit, not paid $500'],
  ['open', '$500 today', 'Deposit today $500 Left to pay at handover $34,490'],
  ['paid', '$500 paid', 'Deposit paid $500 Left to pay at handover $34,490'],
  ['refund_due', '$500 on its way back', 'Deposit on its way back $500'],
  ['refund_failed', '$500 on its way back', 'Deposit on its way back $500'],
  ['refunded', '$500 returned', 'Deposit returned $500'],
])('P1 beside a reservation whose money is %s stands what became of it', (money, short, line) => {
  expect(side(money)).toContain(short)
  expect(side(money)).toContain(line)
})

it('P1 only a deposit that is due or paid comes off, and is promised back', () => {
  const off = MONEY.filter((money) => side(money).includes('Left to pay'))
  expect(off).toEqual(['open', 'paid'])
  expect(MONEY.filter((money) => side(money).includes('refundable'))).toEqual(off)
  expect(MONEY.filter((money) => deal(money, SUM).includes('$34,490'))).toEqual(off)
  expect(side('none', 0)).toContain('no deposit')
})

it('P1 beside a deal of before, whose figures are in words only, stands its deposit', () => {
  expect([deal('paid'), deal('refunded')]).toEqual([' Deposit paid $500 ', ' Deposit returned $500 '])
})

it('after the sale nothing is promised back', () => {
  expect(side('paid', 500, true)).toContain('Left to pay')
  expect(side('paid', 500, true)).not.toContain('refundable')
})

it('a deposit of a car with a chosen handover holds it until then, and nobody rings to agree a time', () => {
  const place = { name: 'The yard', address: '', phone: '', email: '', zone: 'UTC' }
  const row = { amount: 200, hold_hours: 48, deal: [], place, see: 'yard' as const }
  const handover = { title: 'Handover', text: 'Fri 4 Dec, 10:00 am, The yard' }
  const chosen = [{ ...handover, handover: { booking: 'b', ends: 7 } }]
  const words = (deal: typeof chosen) =>
    textOf(renderToStaticMarkup(<AfterPaying row={{ ...row, deal }} when={(at) => `moment ${at}`} />))
  expect(words(chosen)).toContain('yours until moment 7.')
  expect(words(chosen)).toContain('You collect it: Fri 4 Dec, 10:00 am, The yard.')
  expect(words(chosen)).not.toMatch(/48|rings/)
  expect(words([])).toMatch(/48 hours.*rings/)
})
