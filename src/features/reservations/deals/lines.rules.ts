import { formatMoney, formatNumber, withCharges } from '@/core/money/format'
import type { DealLine, TakenHandover } from '@/features/reservations/jsonShapes.rules'
import type { DeliveryZone } from '@/core/dealer/config/purchaseConfig'
import { t } from '@/lib/words'
import type { DealAnswers, DeliveryAnswer, FinanceAnswer, TradeInAnswer } from './answers.rules'
import { isCollected } from './steps.rules'
import { leftLabel, leftText, type DealTerms, sumOf, totalsOf } from './totals.rules'
import { grouped } from '@/lib/figures'

const listed = (parts: readonly (string | false)[]): string => parts.filter(Boolean).join(', ')

export function deliveryText(delivery: DeliveryAnswer, zones: readonly DeliveryZone[]): string {
  const zone = zones.find(({ key }) => key === delivery.way)
  if (!zone) return t('Collected at the yard')
  const { street, suburb, postcode } = delivery
  const fee = zone.fee > 0 ? formatMoney(zone.fee) : t('free')
  return t('To {zone}, {fee}: {street}, {suburb} {postcode}', {
    zone: zone.label,
    fee,
    street,
    suburb,
    postcode,
  })
}

export function tradeInText(trade: TradeInAnswer): string {
  if (trade.has === 'No') return t('None')
  const { make, model, rego, km, owing, worth } = trade
  return listed([
    `${make} ${model}`,
    rego && t('rego {rego}', { rego }),
    km !== null && t('{km} km', { km: grouped(km) }),
    worth !== null && t('{amount} hoped for', { amount: formatMoney(worth) }),
    owing !== null && owing > 0 && t('{amount} owing', { amount: formatMoney(owing) }),
  ])
}

export function financeText(finance: FinanceAnswer): string {
  if (finance.wants === 'No') return t('No, paid without finance')
  const { financed, months, deposit, balloon, rate, comparisonRate, weekly } = finance
  return listed([
    t(months === 12 ? '{amount} over {years} year' : '{amount} over {years} years', {
      amount: formatMoney(financed),
      years: formatNumber(months / 12),
    }),
    t('about {amount} a week', { amount: formatMoney(weekly) }),
    t('{rate} p.a.', { rate: `${rate.toFixed(2)}%` }),
    t('comparison rate {rate}% p.a.', { rate: comparisonRate.toFixed(2) }),
    t('{amount} put in', { amount: formatMoney(deposit) }),
    balloon > 0 && t('balloon {share}%', { share: balloon }),
  ])
}

export function dealLines(answers: DealAnswers, terms: DealTerms, taken?: TakenHandover): DealLine[] {
  const { delivery, trade_in, finance, handover } = answers
  const sum = sumOf(terms, answers)
  const { total, left } = totalsOf(sum)
  return [
    ...(delivery ? [{ title: t('Delivery'), text: deliveryText(delivery, terms.zones) }] : []),
    ...(trade_in ? [{ title: t('Trade-in'), text: tradeInText(trade_in) }] : []),
    ...(finance ? [{ title: t('Finance'), text: financeText(finance) }] : []),
    ...(handover && isCollected(answers)
      ? [{ title: t('Handover'), text: handover.text, ...(taken && { handover: taken }) }]
      : []),
    { title: t('Price with delivery'), text: withCharges(total, sum.charges) },
    {
      title: leftLabel(left),
      text: listed([
        leftText(left, sum.charges),
        sum.lent !== null && t('with the loan of {amount} approved', { amount: formatMoney(sum.lent) }),
        sum.tradeIn !== null && t('before the trade-in is inspected'),
      ]),
      sum,
    },
  ]
}
