import { countryFacts, countryOfZone } from '@/core/dealer/country/country'
import { momentOfLead, zoneOfLead } from '@/features/leads/leadClock'
import type { LeadFacts } from '@/features/leads/types'
import type { TradeIn } from '@/core/person/tradeIn'
import { tag, wrap } from './xml'

const INTEREST: Record<string, string> = { 'Test Drive': 'test-drive' }
const UNKNOWN = 'Unknown'
function dollars(lead: LeadFacts): string {
  const country = countryOfZone(zoneOfLead(lead))
  return country ? ` currency="${countryFacts(country).currency}"` : ''
}

const head = (interest: string, status: string) => ` interest="${interest}" status="${status}"`

/** Demonstrators are used cars to ADF. */
function stockCar(lead: LeadFacts): string {
  const { car, offer, category } = lead
  if (!car) return ''
  const currency = dollars(lead)
  return wrap(
    'vehicle',
    [
      tag('id', car.id, ' sequence="1" source="Forecourt"'),
      tag('year', car.year),
      tag('make', car.make),
      tag('model', car.model),
      tag('vin', car.vin),
      tag('stock', car.stocknum),
      tag('trim', car.badge),
      tag('odometer', car.km, ' units="km"'),
      wrap('colorcombination', [tag('exteriorcolor', car.colour)]),
      tag('price', car.price || null, ` type="asking"${currency}`),
      tag('price', offer, ` type="offer"${currency}`),
      tag('pricecomments', car.price_text),
    ],
    head(INTEREST[category] ?? 'buy', car.car_type === 'new' ? 'new' : 'used'),
  )
}

function tradeCar({ make, model, year, km, rego, regoState, offer_price }: TradeIn, lead: LeadFacts): string {
  const plate = rego && `Number plate ${[rego, regoState].filter(Boolean).join(' ')}`
  return wrap(
    'vehicle',
    [
      tag('year', year ?? momentOfLead(lead).year),
      tag('make', make ?? UNKNOWN),
      tag('model', model ?? UNKNOWN),
      tag('odometer', km, ' units="km"'),
      tag('price', offer_price, ` type="appraisal"${dollars(lead)}`),
      tag('comments', [plate, year ? '' : 'The year was not told.'].filter(Boolean).join('. ')),
    ],
    head('trade-in', 'used'),
  )
}

const placeholderCar = (lead: LeadFacts): string =>
  wrap(
    'vehicle',
    [tag('year', momentOfLead(lead).year), tag('make', UNKNOWN), tag('model', 'General enquiry')],
    head(INTEREST[lead.category] ?? 'buy', 'used'),
  )

export function adfVehicles(lead: LeadFacts, placeholder: boolean): string[] {
  const known = [stockCar(lead), lead.trade ? tradeCar(lead.trade, lead) : ''].filter(Boolean)
  return known.length || !placeholder ? known : [placeholderCar(lead)]
}
