import { z } from 'zod'

const words = z.string().max(4000).nullish()
const yesNo = z.enum(['Yes', 'No']).nullish()

/** The submitted map with the form's own keys; unknown keys are stored unchanged. */
export const leadFieldsSchema = z.looseObject({
  dealership_slug: words,
  manufacturer_slug: words,
  stock_number: words,
  'Vehicle Make': words,
  'Vehicle Model': words,
  car_type: words,
  car_id: words,
  vehicle_status: words,
  opt_in: z.boolean().nullish(),
  message: words,
  subcategory: words,
  PreferredContactMethod: z.enum(['Phone', 'Email', 'SMS']).nullish(),
  finance: yesNo,
  'do-you-have-a-trade-in': yesNo,
  autogauge_enabled: z.boolean().nullish(),
  name: words,
  last_name: words,
  email: words,
  phone: words,
  postcode: words,
  category: words,
  opt_in_finance: z.boolean().nullish(),
  opt_in_trade: z.boolean().nullish(),
  location: words,
  Rego: words,
  page_id: words,
  terms_conditions: z.boolean().nullish(),
  terms_agreed: z.boolean().nullish(),
  offer_from_client: z.number().nullish(),
  additional_services: z.array(z.string()).nullish(),
  booking_date: words,
})

export const leadAttributesSchema = z.looseObject({
  visited_pages: z.array(z.string()).nullish(),
  linked_query_params: z.record(z.string(), z.unknown()).nullish(),
})

export const tradeSchema = z.looseObject({
  make: words,
  model: words,
  year: z.number().nullish(),
  km: z.number().nullish(),
  offer_price: z.number().nullish(),
  rego: words,
  regoState: words,
  adjustmentAnswers: z.unknown(),
  lead_id: words,
  form_completed: z.boolean().nullish(),
  offer_accepted: z.boolean().nullish(),
})

export const eventSchema = z.looseObject({
  event_id: z.number().nullish(),
  vehicleStatus: words,
  vehicleMake: words,
  vehicleModel: words,
  vehicleYear: z.number().nullish(),
  vehicleKilometers: z.number().nullish(),
  vehicleGrade: words,
})

export const mapSchema = z.record(z.string(), z.unknown())
export const listSchema = z.array(z.record(z.string(), z.unknown()))
export const namesSchema = z.array(z.string())
