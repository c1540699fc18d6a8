import { readAmount } from '@/core/money/amount'
import type { TradeIn } from '@/core/person/tradeIn'
import type { LeadInput } from './leadSchema.rules'

const YEAR = /^(19|20)\d{2}$/

/** Make and model of older forms, which had no boxes of their own for the shopper's car. */
function oldNames(lead: LeadInput): Pick<TradeIn, 'make' | 'model'> {
  const ofShopper = lead.form === 'trade-in' && !lead.car_id
  return ofShopper ? { make: lead['Vehicle Make'], model: lead['Vehicle Model'] } : {}
}

/** Null when the form names no car to trade in. In a form about a car in stock, make and model are that car's. */
export function tradeInOf(lead: LeadInput): TradeIn | null {
  const old = oldNames(lead)
  const facts: TradeIn = {
    make: lead.trade_make || old.make || undefined,
    model: lead.trade_model || old.model || undefined,
    year: lead.trade_year && YEAR.test(lead.trade_year) ? Number(lead.trade_year) : undefined,
    rego: lead.Rego || undefined,
    regoState: (lead.Rego && lead.regoState) || undefined,
  }
  if (!facts.make && !facts.model && !facts.rego) return null
  const km = lead.form === 'trade-in' || lead.form === 'sell' ? readAmount(lead.km ?? '') : null
  return { ...facts, km: km ?? undefined }
}
