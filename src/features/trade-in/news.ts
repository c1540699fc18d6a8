/** What a valuation adds to its lead: for staff, their systems and the shopper's mail. */
import { assumptions, basisText, noGuideText } from './words.rules'
import { middleOf } from './estimate.rules'
import type { Valuation } from './journey'
import type { OwnCar } from './ownCar.rules'
import type { Line } from '@/core/letter/letter'
import { rangeText } from '@/core/money/format'
import { dayText } from '@/core/place/moments'

/** `lead_id`: none while the lead is being made. */
interface Subject {
  lead_id?: string
  car: OwnCar
}
type Known = Pick<Valuation, 'range' | 'reason' | 'goodUntil' | 'count' | 'answers'> &
  Partial<Pick<Valuation, 'photos' | 'completed' | 'accepted'>>

function guideLines({ range, reason, goodUntil, count }: Known): Line[] {
  if (range)
    return [
      ['Guide range', `${rangeText(range)}, good until ${dayText(goodUntil)}`],
      ['Based on', basisText(count)],
    ]
  return reason ? [['Guide range', noGuideText(reason)]] : []
}

function answerLines({ car }: Subject, { answers }: Known): Line[] {
  if (!answers) return []
  const { lender, note } = answers
  return [
    ...assumptions(car.km ?? 0, answers).filter(([label]) => label !== 'Kilometres'),
    ...(lender ? [['Lender', lender] satisfies Line] : []),
    ...(note ? [['About the car', note] satisfies Line] : []),
  ]
}

/** `record`: what the register says about the plate, where it was asked. */
export function newsOf(subject: Subject, valuation: Known, record: string | null = null) {
  const { range, goodUntil, answers, photos = [], completed, accepted } = valuation
  const { lead_id } = subject
  const { km } = subject.car
  return {
    trade: {
      ...(lead_id ? { lead_id } : {}),
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
      ...answerLines(subject, valuation),
      ...(photos.length ? [['Photos', String(photos.length)] satisfies Line] : []),
      ...(record ? [['Registered as', record] satisfies Line] : []),
    ],
  }
}
