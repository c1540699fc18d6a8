import type { LeadContext } from '@/features/leads/context'
import type { LeadInput } from '@/features/leads/leadSchema.rules'
import { tradeInOf } from '@/features/leads/tradeIn'
import { readAnswers } from '@/features/trade-in/answers.rules'
import { findJourney } from '@/features/trade-in/journey'
import type { OwnCar } from '@/features/trade-in/ownCar.rules'
import { newsOf } from '@/features/trade-in/news'
import { type Guided, guideWithin, storeGuide } from '@/features/trade-in/value'
import { isOwnCarForm } from '@/core/dealer/links/tradeInPaths'
import type { TradeIn } from '@/core/person/tradeIn'
import type { Site } from '@/core/dealer/views'
import { log } from '@/lib/log'

const carOf = ({ make, model, year, km, rego, regoState }: TradeIn): OwnCar => ({
  make: make ?? undefined,
  model: model ?? undefined,
  year: year ?? undefined,
  km: km ?? undefined,
  rego: rego ?? undefined,
  regoState: regoState ?? undefined,
})

/** Of a lead whose form brings the answers along. Null for every other. */
export async function guideOfLead(
  site: Site,
  lead: LeadInput,
  { address, at }: Pick<LeadContext, 'address' | 'at'>,
): Promise<Guided | null> {
  const answers = isOwnCarForm(lead.form) ? readAnswers(lead.adjustmentAnswers ?? '') : null
  if (!answers) return null
  return guideWithin(address, carOf(tradeInOf(lead) ?? {}), answers, { now: at, zone: site.config.timezone })
}

/** The first mail to staff has the answers and the range already. */
export function withGuide(context: LeadContext, lead: LeadInput, guided: Guided | null): LeadContext {
  if (!guided) return context
  const trade = tradeInOf(lead) ?? {}
  const news = newsOf({ car: carOf(trade) }, guided)
  return {
    ...context,
    answers: [...(context.answers ?? []), ...news.lines],
    trade: { ...trade, ...news.trade },
  }
}

/** The lead is on disk: without its valuation the shopper is asked the questions once more. */
export async function beginJourney(site: Site, lead_id: string, guided: Guided, at: Date): Promise<void> {
  try {
    const journey = await findJourney(site, lead_id, at)
    if (journey) await storeGuide(site, journey, guided)
  } catch (error) {
    log.error({ err: error, tenant: site.tenant.slug, lead_id }, 'valuation of a new lead not stored')
  }
}
