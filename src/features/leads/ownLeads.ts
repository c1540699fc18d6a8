import { z } from 'zod'
import { textOrNull } from '@/core/dealer/rowShapes'
import { owned } from '@/core/person/read/ownRows'

const ownCar = z
  .object({ make: textOrNull, model: textOrNull, year: z.number().nullish() })
  .nullish()
  .catch(null)

const leadRow = z.object({
  lead_id: z.string(),
  form: textOrNull,
  category: textOrNull,
  subcategory: textOrNull,
  message: textOrNull,
  stock_number: textOrNull,
  car_id: textOrNull,
  url: textOrNull,
  responded_at: z.coerce.date().nullish(),
  trade: ownCar,
  createdAt: z.coerce.date(),
})

const given = z.record(z.string(), z.unknown()).nullish()

export const OWN_LEADS = owned('leads', leadRow)

/** The person's own words and choices; not what staff noted. */
export const OWN_ENQUIRIES = {
  ...OWN_LEADS,
  shape: OWN_LEADS.shape.extend({
    ...{ name: textOrNull, last_name: textOrNull, email: textOrNull, phone: textOrNull },
    ...{ postcode: textOrNull, PreferredContactMethod: textOrNull },
    ...{ fields: given, trade: given, consent: given },
  }),
}
