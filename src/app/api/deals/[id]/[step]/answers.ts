import type { Car } from '@/core/car/car'
import {
  deliverySchema,
  detailsSchema,
  tradeInSchema,
  type DealAnswers,
} from '@/features/reservations/deals/answers.rules'
import { readFinance } from '@/features/reservations/deals/finance.rules'
import { dealLoan } from '@/features/reservations/deals/offer.rules'
import { PHONE_MESSAGE } from '@/core/place/phones/phoneForm'
import { isPhone } from '@/core/place/phones/phones'
import type { Site } from '@/core/dealer/views'
import { parsed, type Parsed } from '@/app/api/forms/parsed'
import { handoverAt, handoverText } from '@/features/bookings/handover'
import { slotAt } from '@/core/place/slots'
import { phrase, t } from '@/lib/words'

export interface StepRequest {
  site: Site
  car: Car
  now: Date
  /** What the deal holds already. */
  answers: DealAnswers
  values: Record<string, unknown>
}
type Answer = Parsed<Partial<DealAnswers>>
type Read = (requested: StepRequest) => Answer | Promise<Answer>

const wrong = (path: string, message: string): Answer => ({ ok: false, errors: [{ path, message }] })
const stored = (value: Partial<DealAnswers>): Answer => ({ ok: true, value })

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** By the last part of the address. */
export const READ: Partial<Record<string, Read>> = {
  delivery({ site, values }) {
    const read = parsed(deliverySchema(site.config.purchase.delivery), values)
    return read.ok ? stored({ delivery: read.value }) : read
  },
  'trade-in'({ site, values }) {
    if (!site.config.features.tradeIn) return wrong('has', phrase('We do not take trade-ins here.'))
    const read = parsed(tradeInSchema, values)
    return read.ok ? stored({ trade_in: read.value }) : read
  },
  finance({ site, car, now, answers, values }) {
    const offer = dealLoan(car, site.config, now, answers)
    const finance = readFinance(values.wants, (name) => text(values[name]), offer)
    return finance ? stored({ finance }) : wrong('wants', phrase('Choose whether you would like finance.'))
  },
  async handover({ site, car, now, values }) {
    const start = text(values.start)
    if (start === '') return stored({ handover: { start, text: t('We ring you to agree a time') } })
    const at = new Date(start ?? '')
    const yard = await handoverAt(site, car, now)
    const isFree = start && yard && slotAt(yard.timetable, yard.taken, at, now, car.id)?.left
    return isFree
      ? stored({ handover: { start, text: handoverText(yard.location, start) } })
      : wrong('start', phrase('This time is no longer free. Please choose another.'))
  },
  details({ site, values }) {
    const read = parsed(detailsSchema, values)
    if (!read.ok) return read
    return isPhone(read.value.phone, site.config.country)
      ? stored({ details: read.value })
      : wrong('phone', PHONE_MESSAGE)
  },
}
