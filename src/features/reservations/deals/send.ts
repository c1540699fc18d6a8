import type { Car } from '@/core/car/car'
import { COLLECT, type DealAnswers, type DetailsAnswer, type SendInput } from './answers.rules'
import { dealLines } from './lines.rules'
import { dealTerms } from './offer.rules'
import type { TakenHandover } from '@/features/reservations/jsonShapes.rules'
import type { ReserveInput } from '@/features/reservations/reserveSchema.rules'
import type { Site } from '@/core/dealer/views'
import { reserve, type Reserved, type ReserveMeta } from '@/features/reservations/reserve'
import { changeDeal, storedUntil, type Deal } from './row'

const leadFields = ({ trade_in, finance }: DealAnswers) => ({
  'do-you-have-a-trade-in': trade_in?.has ?? 'No',
  opt_in_trade: trade_in?.has === 'Yes',
  finance: finance?.wants ?? 'No',
  opt_in_finance: finance?.wants === 'Yes',
  ...(trade_in?.rego ? { Rego: trade_in.rego } : {}),
})

interface SentDeal {
  deal: Deal
  car: Car
  details: DetailsAnswer
  provided: SendInput
  taken?: TakenHandover | undefined
  meta: Omit<ReserveMeta, 'idempotencyKey' | 'deal'>
}

/** Sent twice, it is the same reservation; sent again after its hold has ended, it is another one. */
export async function sendDeal(site: Site, sent: SentDeal): Promise<Reserved> {
  const { deal, car, details, provided, taken, meta } = sent
  const { answers } = deal
  const input: ReserveInput = {
    ...details,
    ...provided,
    postcode: answers.delivery?.postcode ?? '',
    see: (answers.delivery?.way ?? COLLECT) === COLLECT ? 'yard' : 'delivery',
    trade_in: answers.trade_in?.has === 'Yes',
  }
  const lines = dealLines(answers, dealTerms(car, site.config), taken)
  const part = { deal_id: deal.deal_id, shopper_id: deal.shopper_id, lines, lead: leadFields(answers) }
  const result = await reserve(site, car, input, { ...meta, idempotencyKey: null, deal: part })
  if (result.kind === 'reserved') {
    const { reservation_id } = result.row
    const expires_at = storedUntil(site, meta.at.getTime())
    await changeDeal(deal.id, () => ({ reservation_id, expires_at }))
  }
  return result
}
