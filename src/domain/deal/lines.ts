import { formatMoney, plural } from '@/domain/format'
import type { DealLine } from '@/domain/reserve/jsonShapes'
import type { DeliveryZone } from '@/domain/tenant/purchaseConfig'
import type { DealAnswers, DeliveryAnswer, FinanceAnswer, TradeInAnswer } from './answers'
import { netTradeIn, sumOf, totalsOf } from './totals'

interface Terms {
  price: number
  deposit: number
  zones: readonly DeliveryZone[]
}

const listed = (parts: readonly (string | false)[]): string => parts.filter(Boolean).join(', ')

export function deliveryText(delivery: DeliveryAnswer, zones: readonly DeliveryZone[]): string {
  const zone = zones.find(({ key }) => key === delivery.way)
  if (!zone) return 'Collected at the yard'
  const { street, suburb, postcode } = delivery
  const fee = zone.fee > 0 ? formatMoney(zone.fee) : 'free'
  return `To ${zone.label}, ${fee}: ${street}, ${suburb} ${postcode}`
}

export function tradeInText(trade: TradeInAnswer): string {
  if (trade.has === 'No') return 'None'
  const { make, model, rego, km, owing, worth } = trade
  return listed([
    `${make} ${model}`,
    rego && `rego ${rego}`,
    km !== null && `${km.toLocaleString('en-AU')} km`,
    worth !== null && `hopes for ${formatMoney(worth)}`,
    owing !== null && owing > 0 && `owes ${formatMoney(owing)}`,
  ])
}

export function financeText(finance: FinanceAnswer): string {
  if (finance.wants === 'No') return 'No, pays it without us'
  const { financed, months, deposit, balloon, rate, comparisonRate, weekly } = finance
  return listed([
    `${formatMoney(financed)} over ${plural(months / 12, 'year')}`,
    `about ${formatMoney(weekly)} a week`,
    `${rate.toFixed(2)}% p.a.`,
    `comparison rate ${comparisonRate.toFixed(2)}% p.a.`,
    `${formatMoney(deposit)} put in`,
    balloon > 0 && `balloon ${balloon}%`,
  ])
}

/** The whole deal in lines: for staff, in the lead and in the mail. */
export function dealLines(answers: DealAnswers, terms: Terms): DealLine[] {
  const { delivery, trade_in, finance } = answers
  const sum = sumOf(terms, answers)
  const { total, balance } = totalsOf(sum)
  const net = netTradeIn(trade_in)
  return [
    ...(delivery ? [{ title: 'Delivery', text: deliveryText(delivery, terms.zones) }] : []),
    ...(trade_in ? [{ title: 'Trade-in', text: tradeInText(trade_in) }] : []),
    ...(finance ? [{ title: 'Finance', text: financeText(finance) }] : []),
    { title: 'Price with delivery', text: formatMoney(total) },
    {
      title: 'Left after the deposit',
      text: `${formatMoney(balance)}${net === null ? '' : ', with the trade-in as the shopper sees it'}`,
    },
  ]
}
