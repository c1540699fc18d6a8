import { enquiryView } from '@/components/forms/enquiryView'
import type { LeadForm } from '@/features/leads/intents/names.rules'
import type { StartData } from './start-data'

export function startView(data: StartData, form: Extract<LeadForm, 'trade-in' | 'sell'>) {
  const { site, wanted, locations, makes, models, rego, regoState, looked } = data
  const car = looked?.kind === 'found' ? looked.car : null
  return enquiryView({
    site,
    form,
    locations,
    car: wanted,
    // A plate from the rego bar has its state; for one that is typed below it is asked with the photos.
    known: rego && regoState ? { regoState } : {},
    values: {
      Rego: rego,
      ...(car ? { trade_make: car.make, trade_model: car.model, trade_year: String(car.year) } : {}),
    },
    suggestions: { trade_make: makes, trade_model: models },
    submit: site.config.labels.valuation,
    uid: 'start',
  })
}
