import type { LeadInput } from '@/domain/leads/leadSchema'
import type { TradeIn } from './types'

/** Null when the form tells nothing of a car to trade in. In a form about a car in stock, make and model are that car's. */
export function tradeInOf(lead: LeadInput): TradeIn | null {
  const ofShopper = lead.form === 'trade-in' && !lead.car_id
  const told: TradeIn = {
    make: (ofShopper && lead['Vehicle Make']) || undefined,
    model: (ofShopper && lead['Vehicle Model']) || undefined,
    rego: lead.Rego || undefined,
    regoState: (lead.Rego && lead.regoState) || undefined,
  }
  return told.make || told.model || told.rego ? told : null
}
