/** What a valuation adds to its lead: for staff, their systems and the shopper's mail. */
import { assumptions, basisText, noGuideText } from './words.rules'
import { middleOf } from './estimate.rules'
import type { Journey, Valuation } from './journey'
import type { Line } from '@/core/letter/letter'
import { rangeText } from '@/core/money/format'
import { dayText } from '@/core/place/moments'

function guideLines({ range, reason, goodUntil, count }: Valuation): Line[] {
  if (range)
    return [
      ['Guide range', `${rangeText(range)}, good until ${dayText(goodUntil)}`],
      ['Based on', basisText(count)],
    ]
  return reason ? [['Guide range', noGuideText(reason)]] : []
}

function answerLines({ car }: Journey, { answers }: Valuation): Line[] {
  if (!answers) return []
  const { lender, note } = answers
  return [
    ...assumptions(car.km ?? 0, answers).filter(([label]) => label !== 'Kilometres'),
    ...(lender ? [['Lender', lender] satisfies Line] : []),
    ...(note ? [['About the car', note] satisfies Line] : []),
  ]
}

/** `record`: what the register says about the plate, where it was asked. */
export function newsOf(journey: Journey, valuation: Valuation, record: string | null = null) {
  const { range, goodUntil, answers, photos, completed, accepted } = valuation
  const { km } = journey.car
  return {
    trade: {
      lead_id: journey.lead_id,
      ...(range
        ? {
            offer_price: middleOf(range),
            offer_low: range.low,
            offer_high: range.high,
            good_until: goodUntil,
            assumptions: answers && km !== undefined ? assumptions(km, answers) : [],
          }
        : {}),
      ...(answers ? { adjustmentAnswers: answers } : {}),
      ...(completed ? { form_completed: true, offer_accepted: accepted } : {}),
    },
    lines: [
      ...guideLines(valuation),
      ...answerLines(journey, valuation),
      ...(photos.length ? [['Photos', String(photos.length)] satisfies Line] : []),
      ...(record ? [['Registered as', record] satisfies Line] : []),
    ],
  }
}
